import { errorMessages } from '@adlane/contract/constants';
import type { LaunchBlocker, LaunchReview } from '@adlane/contract/launches';
import { sha256Hex } from '../../../crypto/sha256Hex';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { invalid, Problem } from '../../../http/problem';
import type { Database } from '../../../ports';
import { planFacebookLaunch } from '../facebook/planFacebookLaunch';
import { fillInserts } from '../inputs/fillInserts';
import type { LaunchInputs, LaunchSettings, ReadyLaunchInputs } from '../inputs/launchSettings';
import { insertLaunch } from '../saga/queries';

/** How the launch's label reads in a review, before the launch has one. */
const reviewLabel = 'adlane-…';

export type LaunchCallContext = CallContext<UserCaller>;

/** The client that a user is; no row has the id 0. */
export function clientOf(caller: UserCaller): number | undefined {
  return caller.entity_type === 'Client' ? (caller.client_id ?? 0) : undefined;
}

/** What is in the way of a launch, and what it would send. Pure. */
export function reviewOf(inputs: LaunchInputs, blockers: LaunchBlocker[]): LaunchReview {
  return { blockers, steps: isReady(inputs) ? planFacebookLaunch(fillInserts(inputs), reviewLabel) : [] };
}

function isReady(inputs: LaunchInputs): inputs is ReadyLaunchInputs {
  return inputs.account !== undefined && inputs.page !== undefined;
}

/**
 * The inputs of a launch that may start.
 * @throws Problem 412 where the account's source is disconnected, 422 with the field of each blocker
 */
export function demandReady(inputs: LaunchInputs, blockers: readonly LaunchBlocker[]): ReadyLaunchInputs {
  if (inputs.account?.sourceStatus === 'inactive' || inputs.account?.status === 'Disconnected') {
    throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectFacebook);
  }
  if (blockers.length > 0 || !isReady(inputs)) throw invalid(byField(blockers));
  return inputs;
}

function byField(blockers: readonly LaunchBlocker[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of blockers) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}

/** Stores a launch with the requests that it will send; one that has the label already is answered instead. */
export async function storeLaunch(
  tx: Database,
  { caller, ports }: LaunchCallContext,
  inputs: ReadyLaunchInputs,
  { settings, label }: { readonly settings: LaunchSettings; readonly label: string },
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const now = ports.clock.now();
  return insertLaunch(
    tx,
    {
      agency_id: caller.agency_id,
      template_id: settings.template_id,
      client_user_id: clientOf(caller) ?? settings.client_user_id,
      ad_account_id: inputs.account.id,
      page_id: inputs.page.id,
      platform: 'facebook',
      settings: { ...settings, leadFormId: inputs.leadForm?.id ?? null },
      label,
      user_id: caller.user_id,
      created_at: now,
      updated_at: now,
    },
    planFacebookLaunch(fillInserts(inputs), label),
  );
}

/**
 * The name that every object of the launch carries. The same request under the same Idempotency-Key has the same label,
 * and a label stands for one launch: a repeat finds it even where the first answer was lost.
 */
export function labelOf({ ports, caller, idempotencyKey }: LaunchCallContext, request: unknown): string {
  if (idempotencyKey === undefined) return `adlane-${ports.ids.token(12)}`;
  const digest = sha256Hex(JSON.stringify([caller.agency_id, caller.user_id, idempotencyKey, request]));
  return `adlane-${digest.slice(0, 16)}`;
}
