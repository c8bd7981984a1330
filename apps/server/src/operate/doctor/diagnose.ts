/** What is wrong with how a server is set up, before it is: each with what to do about it. */
import type { Options } from '../../options.ts';
import { bad, good, type Circumstances, type Finding } from './finding.ts';
import { folderFindings } from './folder.ts';
import { figuresFindings, mailFindings, portFinding, reachFindings } from './reach.ts';
import { storeFindings } from './store.ts';

const NODE_MAJOR = 26;
export async function diagnose(
  options: Options,
  around: Circumstances,
): Promise<readonly Finding[]> {
  const { databaseUrl, data } = options;
  return [
    nodeFinding(around.nodeVersion),
    ...(databaseUrl === undefined ? folderFindings(data, around) : []),
    ...(await storeFindings(options, around)),
    await portFinding(options),
    ...reachFindings(options),
    ...figuresFindings(options),
    ...(await mailFindings(options)),
  ];
}

function nodeFinding(version: string): Finding {
  const major = Number(/^v(\d+)/.exec(version)?.[1]);
  return major >= NODE_MAJOR
    ? good('node', `Node ${version}`)
    : bad('node', `Node ${version}`, `start it with npm start, which brings Node ${NODE_MAJOR}`);
}
