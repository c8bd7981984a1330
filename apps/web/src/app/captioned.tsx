/** A part of a page under a small heading, by which it is called. */
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface CaptionedProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title: string;
}

export function Captioned({ title, children, ...rest }: CaptionedProps): ReactNode {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id}>
      <h2 id={id} className="caption">
        {title}
      </h2>
      {children}
    </section>
  );
}
