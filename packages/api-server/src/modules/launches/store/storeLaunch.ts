import type { LaunchStep } from '@adlane/contract/launches';
import { getCallerClient } from '../../../http/roles';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { LaunchSettings, ReadyLaunchInputs } from '../inputs/launchSettings';
import { insertLaunch, type LaunchRow } from '../saga/queries';

export type NewLaunch = {
  readonly platform: LaunchRow['platform'];
  readonly inputs: Pick<ReadyLaunchInputs, 'account' | 'page' | 'leadForm'>;
  readonly settings: LaunchSettings;
  readonly label: string;
  readonly steps: readonly LaunchStep[];
};

/** Stores a launch with the requests that it will send. Where a launch has the label already, returns that one. */
export async function storeLaunch(
  { tx, caller, now }: UseCaseContext,
  { platform, inputs, settings, label, steps }: NewLaunch,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  return insertLaunch(
    tx,
    {
      agency_id: caller.agency_id,
      template_id: settings.template_id,
      client_user_id: getCallerClient(caller) ?? settings.client_user_id,
      ad_account_id: inputs.account.id,
      page_id: inputs.page.id,
      platform,
      settings: { ...settings, leadFormId: inputs.leadForm?.id ?? null },
      label,
      user_id: caller.user_id,
      created_at: now,
      updated_at: now,
    },
    steps,
  );
}
