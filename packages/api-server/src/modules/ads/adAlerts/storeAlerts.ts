import type { Database } from '../../../ports';
import { notify } from '../../account/notifications/notify';
import type { AdRow } from '../ads/managedAd';
import type { AdAlert } from './findAlerts';

/**
 * Notifies the agency and the ad's client of alerts, in the transaction that stores what they are about.
 * @param since identifies the reading or the day that the alerts belong to: each has an alert of a kind once
 */
export async function storeAlerts(
  tx: Database,
  ad: AdRow,
  alerts: readonly AdAlert[],
  { since, at }: { readonly since: string | number; readonly at: Date },
): Promise<void> {
  for (const { kind, title, body } of alerts) {
    await notify(tx, {
      agency_id: ad.agency_id,
      client_id: ad.client_user_id,
      kind: 'ad_status',
      title,
      body,
      path: `/ads/manage/${ad.id}`,
      key: `ad/${ad.id}/${kind}/${since}`,
      at,
    });
  }
}
