/** Places in a write where a test lets the program end at once. Nobody else names one, and then they are nothing. */
const [wanted, after = '1'] = (process.env['ROUNDHOUSE_FAIL_POINT'] ?? '').split(':', 2);
let passed = 0;

export type FailPoint = 'writing' | 'before-commit' | 'after-commit';
export const FAIL_POINTS: readonly FailPoint[] = ['writing', 'before-commit', 'after-commit'];

export function failPoint(name: FailPoint): void {
  if (name !== wanted) return;
  passed += 1;
  if (passed === Number(after)) process.kill(process.pid, 'SIGKILL');
}
