/** A screen without an invitation gets it by a short code, which whoever has it shows. */
import { Refused } from '@roundhouse/contract/client';
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
  const { screen, line } = useFriendsWords();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [, go] = useLocation();
  const borrow = async (): Promise<void> => {
    try {
      const { table, secret } = await server.ask('borrowInvitation', { code });
      keepSecret(table, secret);
      // Where this table is open already, another load shows its invitation.
      go(onlinePaths.screen(table, secret), { replace: true });
    } catch (error) {
      if (!(error instanceof Refused)) setTrouble(line.unreachable);
      else setTrouble(error.code === 'bad-code' ? screen.wrongCode : line.failed);
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
            setTrouble(undefined);
          }}
        />
        <Button type="submit">{screen.useCode}</Button>
      </div>
      <output>{trouble ?? screen.codeNote}</output>
    </Form>
  );
}
