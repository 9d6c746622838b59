import type { LaunchStep } from '@adlane/contract/ads/launches';
import { getCallerClient } from '../../../../http/roles';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { insertLaunch } from '../saga/commands';
import { type LaunchRow } from '../saga/queries';

export type NewLaunch = {
  readonly platform: LaunchRow['platform'];
  readonly template_id: number;
  /** The client that an agency launches for. */
  readonly client_user_id: number | null;
  readonly ad_account_id: number;
  /** Facebook's page. */
  readonly page_id: number | null;
  /** The request as the call accepted it. */
  readonly settings: Record<string, unknown>;
  readonly label: string;
  readonly steps: readonly LaunchStep[];
};

/** Stores a launch with the requests that it will send. Where a launch has the label already, returns that one. */
export async function storeLaunch(
  { tx, caller, now }: UseCaseContext,
  { steps, client_user_id, ...launch }: NewLaunch,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  return insertLaunch(
    tx,
    {
      ...launch,
      agency_id: caller.agency_id,
      client_user_id: getCallerClient(caller) ?? client_user_id,
      user_id: caller.user_id,
      created_at: now,
      updated_at: now,
    },
    steps,
  );
}
