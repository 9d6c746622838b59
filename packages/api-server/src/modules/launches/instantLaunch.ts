import type { LaunchBlocker, LaunchReview } from '@adlane/contract/launches';
import { templates } from '../../db/schema/templates';
import { deleteRow } from '../../db/tenantRows';
import type { UseCaseContext } from '../../http/UseCaseContext';
import { getOwnerClient } from '../access/visibility';
import { findTemplateErrors } from '../templates/checkTemplate';
import { createTemplateRow } from '../templates/createTemplate';
import { goneMessage } from '../templates/references';
import { facebookAdapter } from './facebook/facebookAdapter';
import { toNewLaunch } from './facebookLaunch';
import { fillInserts } from './inputs/fillInserts';
import { readInstantInputs } from './inputs/launchInputs';
import type { InstantLaunchSettings, LaunchInputs } from './inputs/launchSettings';
import { preflightFacebook } from './review/preflightFacebook';
import { checkReady, toReview } from './review/reviewLaunch';
import { planSteps } from './saga/planSteps';
import type { CreateLabel } from './store/launchLabel';
import { storeLaunch } from './store/storeLaunch';

/** Returns the blockers of an instant launch and the requests that it would send; stores nothing. */
export async function reviewInstantLaunch(
  unit: UseCaseContext,
  body: InstantLaunchSettings,
): Promise<LaunchReview> {
  const inputs = await readInstantInputs(unit, body);
  return toReview(facebookAdapter, inputs, {
    blockers: findBlockers(inputs, body, unit.now),
    now: unit.now,
  });
}

/**
 * Stores an instant launch (spec ads §2) with a hidden template of its contents. A repeat under the same key returns the
 * existing launch and leaves no second template.
 * @returns the launch's id
 * @throws Problem 412 where the account's source is disconnected, 422 with the field of each blocker
 */
export async function storeInstantLaunch(
  unit: UseCaseContext,
  { body, createLabel }: { readonly body: InstantLaunchSettings; readonly createLabel: CreateLabel },
): Promise<number> {
  const { tx, caller, now } = unit;
  const found = await readInstantInputs(unit, body);
  const inputs = checkReady(found, findBlockers(found, body, now));
  const { niche, adCreativeType, templateContent, templateTargeting, templateMediaIds, ...terms } = body;
  const template_id = await createTemplateRow(unit, {
    isHidden: true,
    form: {
      name: body.campaignName,
      niche,
      adCreativeType,
      templateAdType: body.FbAdSetting.ad_launch_type,
      templateContent,
      templateTargeting,
      templateMediaIds,
      platforms: ['facebook'],
      status: 'active',
      // Written for one client: the others must not see it.
      ...(getOwnerClient(caller) === null && { isVisibilityAllowed: false }),
    },
  });
  const settings = { ...terms, template_id };
  const label = createLabel(body);
  const steps = planSteps(facebookAdapter, fillInserts(inputs), label);
  const { id, isNew } = await storeLaunch(unit, toNewLaunch(inputs, { settings, label, steps }));
  if (!isNew) await deleteRow(tx, templates, { agency_id: caller.agency_id, id: template_id });
  return id;
}

/** Finds the blockers of any launch and those of a template that could not be saved; one for each field. */
function findBlockers(inputs: LaunchInputs, body: InstantLaunchSettings, now: Date): LaunchBlocker[] {
  const { templateContent, templateTargeting } = inputs.template;
  const templateAdType = body.FbAdSetting.ad_launch_type;
  const rules = findTemplateErrors(
    { templateContent, templateTargeting, templateAdType },
    'active',
    inputs.inserts,
  );
  const isMediaGone = inputs.media.length < new Set(body.templateMediaIds).size;
  const found = [
    ...(isMediaGone ? [{ field: 'templateMedia', message: goneMessage }] : []),
    ...preflightFacebook(inputs, now),
  ];
  const known = new Set(found.map(({ field }) => field));
  const others = Object.entries(rules).flatMap(([field, [message]]) =>
    known.has(field) || message === undefined ? [] : [{ field, message }],
  );
  return [...found, ...others];
}
