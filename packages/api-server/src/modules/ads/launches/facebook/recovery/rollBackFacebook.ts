import type { CheckClaim } from '../../saga/PlatformAdapter';
import type { FacebookLaunchSteps } from '../openFacebookLaunch';
import { isLabelled, parseStepKind } from '../stepKinds';
import { listLabelled } from './listLabelled';
import { listReplacing } from './listReplacing';

/** From the outermost inwards: deleting one deletes those within. */
const levels = ['campaign', 'adset', 'ad'] as const;

/**
 * Deletes on Facebook what a launch created: its campaign (with its ad sets and ads) or what it added to an existing one, and
 * its creatives. All is found by the launch's label, which nothing that existed before carries, and so that nothing with a
 * lost answer is missed. Images, the lead form and the label cost nothing and remain, and so does a corrected ad that has
 * replaced a rejected one.
 * @returns keys of the steps whose objects no longer exist, and of those that read or switched on such objects
 * @throws FacebookError where Facebook refuses; LaunchLost
 */
export async function rollBackFacebook(
  facebook: FacebookLaunchSteps,
  checkClaim: CheckClaim,
): Promise<string[]> {
  const { steps, user } = facebook;
  const labelId = steps.find((step) => step.key === 'label')?.external_id;
  if (!labelId) return [];
  // A correction reads the campaign of its ad and creates none.
  const created = steps.filter(({ key, method }) => method !== 'GET' && isLabelled(parseStepKind(key)));
  const outermost = levels.find((level) => created.some(({ key }) => parseStepKind(key) === level)) ?? 'ad';
  const replacing = await listReplacing(facebook);
  const remaining = new Set(
    steps.filter(({ key }) => replacing.has(key)).map(({ external_id }) => external_id),
  );
  for (const kind of [outermost, 'creative'] as const) {
    for (const id of await listLabelled(facebook, kind, labelId)) {
      if (remaining.has(id)) continue;
      await checkClaim();
      await user({ method: 'DELETE', path: id });
    }
  }
  const dependent = steps.filter(({ key }) => ['read', 'activate'].includes(parseStepKind(key)));
  return [...created, ...dependent].map(({ key }) => key).filter((key) => !replacing.has(key));
}
