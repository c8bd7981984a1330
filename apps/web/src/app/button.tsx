/** The buttons of the place, and the links that look like them: one leads on, those beside it are quiet. */
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';

interface Look {
  readonly quiet?: boolean | undefined;
  readonly small?: boolean | undefined;
  readonly className?: string | undefined;
}

const classOf = ({ quiet, small, className = '' }: Look): string =>
  `button${quiet ? ' quiet' : ''}${small ? ' small' : ''} ${className}`.trimEnd();

type ButtonProps = Look & Omit<ComponentProps<'button'>, keyof Look>;

export function Button({ quiet, small, className, type, ...rest }: ButtonProps): ReactNode {
  const look = classOf({ quiet, small, className });
  return <button {...rest} type={type ?? 'button'} className={look} />;
}

/** What most of them are. */
export function QuietButton(props: ButtonProps): ReactNode {
  return <Button {...props} quiet small />;
}

type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, keyof Look> & { readonly href: string };

export function ButtonLink({ quiet, small, className, ...rest }: ButtonLinkProps): ReactNode {
  return <Link {...rest} className={classOf({ quiet, small, className })} />;
}

export function QuietLink(props: ButtonLinkProps): ReactNode {
  return <ButtonLink {...props} quiet small />;
}
