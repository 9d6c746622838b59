import type { LaunchApproval, LaunchBlocker, LaunchReview } from '@adlane/contract/ads/launches';
import { errorMessages } from '@adlane/contract/constants';
import { checkCurrency, refusalMessages } from '@adlane/contract/rules';
import { sha256Hex } from '../../../../crypto/sha256Hex';
import { invalid, Problem } from '../../../../http/problem';
import { fillInserts } from '../inputs/fillInserts';
import type { LaunchAccount, LaunchInputs, ReadyLaunchInputs } from '../inputs/launchSettings';
import type { PlannedStep, PlatformAdapter } from '../saga/PlatformAdapter';
import { planSteps } from '../saga/planSteps';
import type { BudgetQuestions } from './BudgetQuestions';
import { findBudgetQuestions } from './checkBudget';
import { describePlan } from './describePlan';
import { listByChoice, listLeftOut } from './listLeftOut';

/** The label's place in a review, before the launch has one. */
export const reviewLabel = 'adlane-…';

/** Returns a launch's blockers, the exact requests that it would send and what they create. Pure. */
export function toReview(
  adapter: Planner,
  inputs: LaunchInputs,
  { blockers, now }: { readonly blockers: LaunchBlocker[]; readonly now: Date },
): LaunchReview {
  if (!isReady(inputs)) return { blockers, steps: [] };
  const filled = fillInserts(inputs);
  return {
    blockers,
    steps: planSteps(adapter, filled, reviewLabel),
    plan: describePlan(filled, now),
    leftOut: listLeftOut(filled),
    leftOutByChoice: listByChoice(filled),
    hash: hashPlan(adapter, filled),
    ...findBudgetQuestions(inputs, now),
  };
}

type Planner = Pick<PlatformAdapter<ReadyLaunchInputs>, 'plan' | 'activate'>;

/**
 * Names the exact plan of a launch. Whether its lead form exists on the page already makes no other plan: of several
 * launches with one form, the first creates it. Takes inputs with inserts filled in. Pure.
 */
function hashPlan(adapter: Planner, filled: ReadyLaunchInputs): string {
  const { leadForm } = filled;
  const withForm = { ...filled, leadForm: leadForm && { ...leadForm, external_id: null } };
  return hashSteps(planSteps(adapter, withForm, reviewLabel));
}

/** Names a plan: equal requests have equal names. */
export function hashSteps(steps: readonly Pick<PlannedStep, 'method' | 'path' | 'request'>[]): string {
  return sha256Hex(JSON.stringify(steps.map(({ method, path, request }) => [method, path, request])));
}

/** Checks that a Facebook launch is what its user approved. @throws Problem as `checkApproval` */
export function checkFacebookApproval(adapter: Planner, inputs: ReadyLaunchInputs, now: Date): void {
  checkApproval(inputs.settings.approval, {
    hash: hashPlan(adapter, fillInserts(inputs)),
    ...findBudgetQuestions(inputs, now),
  });
}

/**
 * Checks that a launch is what its user approved.
 * @throws Problem 409 where its plan has changed since the review; 422 for a budget that was not confirmed
 */
export function checkApproval(
  approval: LaunchApproval | undefined,
  { hash, unusualBudget, overLimit }: { readonly hash: string } & BudgetQuestions,
  budgetField = 'budget',
): void {
  if (approval && approval.hash !== hash) throw new Problem('STALE_REVIEW', refusalMessages.staleReview);
  const open = [
    approval?.confirmsUnusualBudget ? null : unusualBudget,
    approval?.confirmsOverLimit ? null : overLimit,
  ].filter((question) => question !== null);
  if (open.length > 0) throw invalid({ [budgetField]: open.map((text) => `${text} Please confirm it.`) });
}

/** Returns whether account and page were found and amounts can be sent, so that the launch can be planned. */
export function isReady(inputs: LaunchInputs): inputs is ReadyLaunchInputs {
  const { account, page } = inputs;
  return (
    account !== undefined && page !== undefined && checkCurrency('facebook', account.currency) === undefined
  );
}

/**
 * Returns the inputs of a launch that may start.
 * @throws Problem 412 where the account's source is disconnected, 422 with the field of each blocker
 */
export function checkReady(inputs: LaunchInputs, blockers: readonly LaunchBlocker[]): ReadyLaunchInputs {
  checkConnected(inputs.account, errorMessages.connectFacebook);
  if (blockers.length > 0 || !isReady(inputs)) throw invalid(groupByField(blockers));
  return inputs;
}

/** @throws Problem 412 where the account's source is disconnected */
export function checkConnected(account: LaunchAccount | undefined, message: string): void {
  if (account?.sourceStatus === 'inactive' || account?.status === 'Disconnected') {
    throw new Problem('AD_ACCOUNT_DISCONNECTED', message);
  }
}

/** Groups messages by field, as a 422 answers them. */
export function groupByField(blockers: readonly LaunchBlocker[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of blockers) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}
