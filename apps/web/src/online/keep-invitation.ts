import { rememberOnline } from './addresses.ts';
import { keepSecret } from './secrets.ts';

interface Made {
  readonly table: string;
  readonly secret: string;
}

/** This device has set the table: it can invite to it, and finds it again. */
export function keepInvitation({ table, secret }: Made): string {
  keepSecret(table, secret);
  rememberOnline();
  return table;
}
