/** A screen without an invitation gets it by a short code, which whoever has it shows. */
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { server } from '../../online/here.ts';
import { onlinePaths } from '../../online/paths.ts';
import { keepSecret } from '../../online/secrets.ts';
import style from './short-code.module.css';

export function ShortCode(): ReactNode {
  const { screen } = useFriendsWords();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [, go] = useLocation();
  const borrow = async (): Promise<void> => {
    try {
      const { table, secret } = await server.ask('borrowInvitation', { code });
      keepSecret(table, secret);
      // Where this table is open already, another load shows its invitation.
      go(onlinePaths.screen(table, secret), { replace: true });
    } catch {
      setWrong(true);
    }
  };
  return (
    <Form className={style['code']} onSubmit={() => void borrow()}>
      <label htmlFor="short-code" className="caption">
        {screen.code}
      </label>
      <div>
        <input
          id="short-code"
          value={code}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          onChange={({ target }) => {
            setCode(target.value.toUpperCase());
            setWrong(false);
          }}
        />
        <Button type="submit">{screen.useCode}</Button>
      </div>
      <output>{isWrong ? screen.wrongCode : screen.codeNote}</output>
    </Form>
  );
}
