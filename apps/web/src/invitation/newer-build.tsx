/** Above lists that are whole without a server: that this page is older than what the server has, and nothing of the line. */
import type { ReactNode } from 'react';
import { line } from '../online/here.ts';
import { useWire } from '../online/use-wire.ts';
import { LineSign } from './line-sign.tsx';

export function NewerBuild(): ReactNode {
  const { reload } = useWire(line);
  return reload === undefined ? null : <LineSign wire={line} />;
}
