import { LaunchAnswer } from '../../../../../connectors/facebook/graph/shapes';
import type { LaunchStepRow } from '../../saga/queries';
import type { FacebookLaunchSteps } from '../openFacebookLaunch';
import { parseStepKind } from '../stepKinds';

/**
 * Lists the keys of the steps of corrected ads and creatives whose rejected ad is replaced. Where the answer was lost,
 * Facebook is asked. @throws FacebookError
 */
export async function listReplacing(facebook: FacebookLaunchSteps): Promise<ReadonlySet<string>> {
  const replacing = new Set<string>();
  for (const step of facebook.steps) {
    const kind = parseStepKind(step.key);
    if (kind !== 'remove' && kind !== 'replace') continue;
    if (!(await isReplaced(facebook, step))) continue;
    const number = step.key.slice(kind.length + 1);
    for (const key of [`creative:${number}`, `ad:${number}`, `activate:ad:${number}`]) replacing.add(key);
  }
  return replacing;
}

async function isReplaced(
  { user, steps }: FacebookLaunchSteps,
  { key, status, path }: LaunchStepRow,
): Promise<boolean> {
  if (status === 'done') return true;
  if (status !== 'sent' && status !== 'failed') return false;
  const params = { fields: 'id,effective_status,creative' };
  const answer = LaunchAnswer.parse(await user({ method: 'GET', path, params }));
  if (parseStepKind(key) === 'remove') return answer.effective_status === 'DELETED';
  const creative = steps.find((step) => step.key === key.replace('replace', 'creative'));
  return creative?.external_id != null && answer.creative.id === creative.external_id;
}
