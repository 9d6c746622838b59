import type { AdAlertSettings } from '@adlane/contract/ads/ads';
import { eq } from 'drizzle-orm';
import { ad_alert_settings } from '../../../db/schema/ads/ads';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';

/** Settings of an agency that has not changed them: everything. */
const defaults: AdAlertSettings = {
  attention: true,
  stopped: true,
  cost: true,
  spend_cap: true,
  cost_limit: null,
  cost_currency: 'USD',
};

/** Finds which events of running ads an agency is notified of. */
export async function findAlertSettings(tx: Database, agencyId: number): Promise<AdAlertSettings> {
  const [row] = await tx.select().from(ad_alert_settings).where(eq(ad_alert_settings.agency_id, agencyId));
  if (!row) return defaults;
  const { agency_id: _agency, updated_at: _updated, ...settings } = row;
  return settings;
}

/** Stores the named settings of which events of running ads the agency is notified of. */
export async function updateAlertSettings(
  { tx, caller: { agency_id }, now }: UseCaseContext,
  change: Partial<AdAlertSettings>,
): Promise<AdAlertSettings> {
  await tx
    .insert(ad_alert_settings)
    .values({ agency_id, ...defaults, ...change, updated_at: now })
    .onConflictDoUpdate({ target: ad_alert_settings.agency_id, set: { ...change, updated_at: now } });
  return findAlertSettings(tx, agency_id);
}
