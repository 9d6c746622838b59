import type { LaunchBlocker, LaunchReview } from '@adlane/contract/ads/launches';
import { templates } from '../../../db/schema/ads/templates';
import { deleteRow } from '../../../db/tenantRows';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { getOwnerClient } from '../../account/access/visibility';
import { lockClientLimit } from '../ads/budgetLimit/lockClientLimit';
import { findTemplateErrors } from '../templates/checkTemplate';
import { createTemplateRow } from '../templates/createTemplate';
import { goneMessage } from '../templates/references';
import { facebookAdapter } from './facebook/facebookAdapter';
import { toNewLaunch } from './facebookLaunch';
import { fillInserts } from './inputs/fillInserts';
import { readInstantInputs } from './inputs/launchInputs';
import type { InstantLaunchSettings, LaunchInputs } from './inputs/launchSettings';
import { getPromotedPostId } from './inputs/promotedPost';
import { readTarget } from './review/askFacebook';
import { preflightFacebook } from './review/preflightFacebook';
import { checkFacebookApproval, checkReady } from './review/reviewLaunch';
import { reviewOnFacebook } from './review/reviewOnFacebook';
import { planSteps } from './saga/planSteps';
import { storeLaunch } from './store/storeLaunch';

/** Returns the blockers of an instant launch and the requests that it would send; stores and creates nothing. */
export async function reviewInstantLaunch(
  call: CallContext<UserCaller>,
  body: InstantLaunchSettings,
): Promise<LaunchReview> {
  const found = await call.inTenant((ctx) => readInstantInputs(ctx, body));
  return reviewOnFacebook(call, found, (inputs, now) => findBlockers(inputs, body, now));
}

/**
 * Stores an instant launch (spec ads §2) with a hidden template of its contents. A repeat under the same key returns the
 * existing launch and leaves no second template.
 * @returns the launch's id
 * @throws Problem 412 where the account's source is disconnected, 422 with the field of each blocker
 */
export async function storeInstantLaunch(
  call: CallContext<UserCaller>,
  { body, label }: { readonly body: InstantLaunchSettings; readonly label: string },
): Promise<number> {
  const { target, post } = await readTarget(call, await call.inTenant((ctx) => readInstantInputs(ctx, body)));
  return call.inTenant((ctx) =>
    storeInstant(ctx, { body, label, read: { ...(target && { target }), ...(post && { post }) } }),
  );
}

async function storeInstant(
  ctx: UseCaseContext,
  {
    body,
    label,
    read,
  }: {
    readonly body: InstantLaunchSettings;
    readonly label: string;
    /** What Facebook says about what the launch names. */
    readonly read: Pick<LaunchInputs, 'target' | 'post'>;
  },
): Promise<number> {
  const { tx, caller, now } = ctx;
  await lockClientLimit(ctx, body);
  const found: LaunchInputs = { ...(await readInstantInputs(ctx, body)), ...read };
  const inputs = checkReady(found, findBlockers(found, body, now));
  checkFacebookApproval(facebookAdapter, inputs, now);
  const {
    niche,
    adCreativeType,
    templateContent,
    templateTargeting,
    templateMediaIds: _sent,
    ...terms
  } = body;
  const template_id = await createTemplateRow(ctx, {
    isHidden: true,
    form: {
      name: body.campaignName,
      niche,
      adCreativeType,
      templateAdType: body.FbAdSetting.ad_launch_type,
      templateContent,
      templateTargeting,
      // Those that the caller may see; none for a post, which has its own.
      templateMediaIds: inputs.media.map(({ id }) => id),
      platforms: ['facebook'],
      status: 'active',
      // Written for one client: the others must not see it.
      ...(getOwnerClient(caller) === null && { isVisibilityAllowed: false }),
    },
  });
  const settings = { ...terms, template_id };
  const steps = planSteps(facebookAdapter, fillInserts(inputs), label);
  const { id, isNew } = await storeLaunch(ctx, toNewLaunch(inputs, { settings, label, steps }));
  if (!isNew) await deleteRow(tx, templates, { agency_id: caller.agency_id, id: template_id });
  return id;
}

/** Finds the blockers of any launch and those of a template that could not be saved; one for each field. */
function findBlockers(inputs: LaunchInputs, body: InstantLaunchSettings, now: Date): LaunchBlocker[] {
  const { templateContent, templateTargeting } = inputs.template;
  const templateAdType = body.FbAdSetting.ad_launch_type;
  // A post has its own texts and button; the template's are not sent.
  if (getPromotedPostId(body) !== undefined) return preflightFacebook(inputs, now);
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
