/** roundhouse doctor: looks at what a server would be started with, and says what is wrong with it. */
import { diagnose } from './operate/doctor/diagnose.ts';
import type { Finding } from './operate/doctor/finding.ts';
import { BadOption, readOptions, type Options } from './options.ts';

const SIGNS = { good: 'ok  ', warning: 'note', bad: 'BAD ' } as const;

function textOf({ grade, about, found, advice }: Finding): string {
  const line = `${SIGNS[grade]}  ${about.padEnd(12)} ${found}`;
  return advice === undefined ? line : `${line}\n      ${' '.repeat(12)} ${advice}`;
}

function wantedBy(args: readonly string[]): Options | Finding {
  try {
    return readOptions(args, process.env);
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    return {
      grade: 'bad',
      about: 'options',
      found: error.message,
      advice: 'npm start -- --help lists them',
    };
  }
}

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const wanted = wantedBy(args.filter((each) => each !== '--json'));
const findings =
  'grade' in wanted
    ? [wanted]
    : await diagnose(wanted, {
        nodeVersion: process.version,
        now: () => Date.now(),
        isWindows: process.platform === 'win32',
      });
console.log(isJson ? JSON.stringify(findings) : findings.map(textOf).join('\n'));
process.exitCode = findings.some(({ grade }) => grade === 'bad') ? 1 : 0;
