import type { LaunchBlocker, LaunchReview } from '@adlane/contract/ads/launches';
import { errorMessages } from '@adlane/contract/constants';
import { checkCurrency, getDailyBudget } from '@adlane/contract/rules';
import { templates } from '../../../db/schema/ads/templates';
import { deleteRow } from '../../../db/tenantRows';
import type { UserCall } from '../../../http/CallContext';
import { invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { getOwnerClient } from '../../account/access/visibility';
import { describeOverLimit } from '../ads/budgetLimit/describeOverLimit';
import { lockClientLimit } from '../ads/budgetLimit/lockClientLimit';
import { toGoogleBudget } from '../ads/budgetLimit/toPlannedBudget';
import { createTemplateRow } from '../templates/createTemplate';
import { checkAtGoogle } from './google/checkAtGoogle';
import { googleAdapter } from './google/googleAdapter';
import {
  type GoogleLaunchInputs,
  type GoogleLaunchSettings,
  type InstantGoogleSettings,
  type ReadyGoogleInputs,
  readGoogleInputs,
  readInstantGoogleInputs,
} from './google/googleInputs';
import { listGoogleLeftOut } from './google/listGoogleLeftOut';
import { preflightGoogle } from './google/preflightGoogle';
import type { BudgetQuestions } from './review/BudgetQuestions';
import { describeGooglePlan } from './review/describeGooglePlan';
import { describeUnusualBudget } from './review/describeUnusualBudget';
import { checkApproval, checkConnected, groupByField, hashSteps, reviewLabel } from './review/reviewLaunch';
import { planSteps } from './saga/planSteps';
import { storeLaunch } from './store/storeLaunch';

/**
 * Returns the blockers of a Google launch and the requests that it would send; stores nothing. Where nothing blocks it here,
 * Google checks the campaign, too. @throws Problem 404
 */
export async function reviewGoogleLaunch(
  call: UserCall,
  settings: GoogleLaunchSettings,
): Promise<LaunchReview> {
  const inputs = await call.inTenant((ctx) => readGoogleInputs(ctx, settings));
  return toReview(call, inputs);
}

/** Returns the same of an instant launch. @throws Problem 422 for unknown media */
export async function reviewInstantGoogleLaunch(
  call: UserCall,
  body: InstantGoogleSettings,
): Promise<LaunchReview> {
  return toReview(call, await call.inTenant((ctx) => readInstantGoogleInputs(ctx, body)));
}

/** Returns the review of a launch, with Google's own findings where we have none. */
async function toReview(call: UserCall, inputs: GoogleLaunchInputs): Promise<LaunchReview> {
  const blockers = preflightGoogle(inputs);
  if (!isReady(inputs)) return { blockers, steps: [] };
  const steps = planSteps(googleAdapter, inputs, reviewLabel);
  const findings = blockers.length > 0 ? [] : await checkAtGoogle(call, inputs, reviewLabel);
  return {
    blockers: [...blockers, ...findings],
    steps,
    googlePlan: describeGooglePlan(inputs),
    leftOut: listGoogleLeftOut(inputs),
    hash: hashSteps(steps),
    ...findBudgetQuestions(inputs),
  };
}

/**
 * Stores a Google launch.
 * @returns its id
 * @throws Problem 404, 409 where the plan is not the approved one, 412 where the account's source is disconnected, 422 with the
 * field of each blocker
 */
export async function storeGoogleLaunch(
  ctx: UseCaseContext,
  { settings, label }: { readonly settings: GoogleLaunchSettings; readonly label: string },
): Promise<number> {
  await lockClientLimit(ctx, settings);
  const inputs = await readGoogleInputs(ctx, settings);
  const ready = checkReady(inputs, preflightGoogle(inputs));
  return (await storeReady(ctx, ready, { settings, label })).id;
}

/**
 * Stores an instant launch (ads §2) with a hidden template of its contents. A repeat under the same key returns the existing
 * launch and leaves no second template.
 * @returns its id
 * @throws Problem 412 where the account's source is disconnected, 422 with the field of each blocker
 */
export async function storeInstantGoogleLaunch(
  ctx: UseCaseContext,
  { body, label }: { readonly body: InstantGoogleSettings; readonly label: string },
): Promise<number> {
  const { tx, caller } = ctx;
  await lockClientLimit(ctx, body);
  const inputs = await readInstantGoogleInputs(ctx, body);
  const ready = checkReady(inputs, preflightGoogle(inputs));
  const { niche, google: _sent, ...terms } = body;
  const template_id = await createTemplateRow(ctx, {
    isHidden: true,
    form: {
      name: body.campaignName,
      niche,
      adCreativeType: 'image',
      templateAdType: 'landing_page',
      platforms: ['google'],
      status: 'active',
      templates: { google: ready.google },
      // Written for one client: the others must not see it.
      ...(getOwnerClient(caller) === null && { isVisibilityAllowed: false }),
    },
  });
  const settings = { ...terms, template_id };
  const { id, isNew } = await storeReady(ctx, ready, { settings, label });
  if (!isNew) await deleteRow(tx, templates, { agency_id: caller.agency_id, id: template_id });
  return id;
}

function storeReady(
  ctx: UseCaseContext,
  ready: ReadyGoogleInputs,
  { settings, label }: { readonly settings: GoogleLaunchSettings; readonly label: string },
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  checkApproval(
    settings.approval,
    { hash: hashSteps(planSteps(googleAdapter, ready, reviewLabel)), ...findBudgetQuestions(ready) },
    'adBudget',
  );
  return storeLaunch(ctx, {
    platform: 'google',
    template_id: settings.template_id,
    client_user_id: settings.client_user_id,
    ad_account_id: ready.account.id,
    page_id: null,
    settings,
    label,
    steps: planSteps(googleAdapter, ready, label),
  });
}

/** Finds why the budget needs a second confirmation. */
function findBudgetQuestions(inputs: ReadyGoogleInputs): BudgetQuestions {
  const { settings, account, recentBudgets, clientLimit } = inputs;
  return {
    unusualBudget: describeUnusualBudget(getDailyBudget(settings), { account, recentBudgets }),
    overLimit: describeOverLimit('launch', toGoogleBudget(settings, account), clientLimit),
  };
}

function isReady(inputs: GoogleLaunchInputs): inputs is ReadyGoogleInputs {
  const { account, google } = inputs;
  return account !== undefined && google !== null && checkCurrency('google', account.currency) === undefined;
}

function checkReady(inputs: GoogleLaunchInputs, blockers: readonly LaunchBlocker[]): ReadyGoogleInputs {
  checkConnected(inputs.account, errorMessages.connectGoogle);
  if (blockers.length > 0 || !isReady(inputs)) throw invalid(groupByField(blockers));
  return inputs;
}
