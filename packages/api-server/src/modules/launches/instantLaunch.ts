import type { LaunchBlocker, LaunchReview } from '@adlane/contract/launches';
import type { Database } from '../../ports';
import { ownerOf } from '../access/visibility';
import { templateErrors } from '../templates/checkTemplate';
import { deleteTemplate } from '../templates/queries';
import { goneMessage } from '../templates/references';
import { writeTemplate } from '../templates/storeTemplate';
import { readInstantInputs } from './inputs/launchInputs';
import type { InstantLaunchSettings, LaunchInputs } from './inputs/launchSettings';
import { preflightFacebook } from './review/preflightFacebook';
import { demandReady, type LaunchCallContext, labelOf, reviewOf, storeLaunch } from './store/storeLaunch';

type InstantCall = { readonly body: InstantLaunchSettings; readonly ctx: LaunchCallContext };

/** What is in the way of an instant launch, and what it would send; stores nothing. */
export async function reviewInstantLaunch(tx: Database, { body, ctx }: InstantCall): Promise<LaunchReview> {
  const inputs = await readInstantInputs(tx, ctx.caller, body);
  return reviewOf(inputs, findBlockers(inputs, body, ctx.ports.clock.now()));
}

/**
 * Stores an instant launch (spec ads §2) with a hidden template that keeps what it was made of; the launch's id. A repeat
 * under the same key answers the launch that stands and leaves no second template.
 * @throws Problem 412 where the account's source is disconnected, 422 with the field of each blocker
 */
export async function storeInstantLaunch(tx: Database, { body, ctx }: InstantCall): Promise<number> {
  const { caller } = ctx;
  const now = ctx.ports.clock.now();
  const inputs = await readInstantInputs(tx, caller, body);
  const ready = demandReady(inputs, findBlockers(inputs, body, now));
  const { niche, adCreativeType, templateContent, templateTargeting, templateMediaIds, ...terms } = body;
  const template_id = await writeTemplate(
    { tx, caller, now },
    {
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
        // Written for one client: the others have no business with it.
        ...(ownerOf(caller) === null && { isVisibilityAllowed: false }),
      },
    },
  );
  const settings = { ...terms, template_id };
  const { id, isNew } = await storeLaunch(tx, ctx, ready, { settings, label: labelOf(ctx, body) });
  if (!isNew) await deleteTemplate(tx, caller.agency_id, template_id);
  return id;
}

/** What keeps any launch from starting, and besides what a template would not be stored with: each field once. */
function findBlockers(inputs: LaunchInputs, body: InstantLaunchSettings, now: Date): LaunchBlocker[] {
  const { templateContent, templateTargeting } = inputs.template;
  const templateAdType = body.FbAdSetting.ad_launch_type;
  const rules = templateErrors(
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
