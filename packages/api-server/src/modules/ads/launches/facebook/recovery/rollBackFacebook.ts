import type { FacebookLaunchSteps } from '../openFacebookLaunch';
import { isLabelled, parseStepKind } from '../stepKinds';
import { listLabelled } from './listLabelled';

/** From the outermost inwards: deleting one deletes those within. */
const levels = ['campaign', 'adset', 'ad'] as const;

/**
 * Deletes on Facebook what a launch created: its campaign (with its ad sets and ads) or what it added to an existing one, and
 * its creatives. All is found by the launch's label, which nothing that existed before carries, and so that nothing with a
 * lost answer is missed. Images, the lead form and the label cost nothing and remain.
 * @returns keys of the steps whose objects no longer exist
 * @throws FacebookError where Facebook refuses
 */
export async function rollBackFacebook(facebook: FacebookLaunchSteps): Promise<string[]> {
  const { steps, user } = facebook;
  const labelId = steps.find((step) => step.key === 'label')?.external_id;
  if (!labelId) return [];
  const outermost = levels.find((level) => steps.some(({ key }) => parseStepKind(key) === level)) ?? 'ad';
  for (const kind of [outermost, 'creative'] as const) {
    for (const id of await listLabelled(facebook, kind, labelId)) await user({ method: 'DELETE', path: id });
  }
  return steps.map(({ key }) => key).filter((key) => isLabelled(parseStepKind(key)));
}
