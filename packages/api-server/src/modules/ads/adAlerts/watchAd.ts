import { formatMoney } from '@adlane/contract/rules';
import { and, eq } from 'drizzle-orm';
import { ads } from '../../../db/schema/ads/ads';
import { inTenant } from '../../../db/tenant';
import { Problem } from '../../../http/problem';
import type { Database, JobPayloads, Ports } from '../../../ports';
import { isCapReached } from '../ads/adLimits';
import { findAlertSettings } from '../ads/alertSettings';
import { pauseAd } from '../ads/pauseAd';
import { sumFigures } from '../ads/queries';
import { type AdReading, readBack, refreshAd } from '../ads/refreshAd';
import { type AdAlert, findAlerts, isOverCostLimit, runningStates } from './findAlerts';
import { storeAlerts } from './storeAlerts';

/**
 * Job: refreshes an ad, notifies the agency of what happened to it, and pauses it at its spend cap. Safe to run any number
 * of times.
 * @returns the reading; undefined where there is none
 */
export async function watchAd(ports: Ports, payload: JobPayloads['ads.refresh']) {
  let mustPause = false;
  const reading = await refreshAd(ports, payload, async (tx, read) => {
    mustPause = await evaluate(tx, read, ports.clock.now());
  });
  if (reading && mustPause) await pauseAtCap(ports, reading);
  return reading;
}

/** Stores the alerts of a reading, in the transaction that stores it. Returns whether the ad must be paused. */
async function evaluate(tx: Database, { ad, refreshed }: AdReading, now: Date) {
  const settings = await findAlertSettings(tx, ad.agency_id);
  const figures = (await sumFigures(tx, ad.agency_id, [ad.id])).get(ad.id) ?? { spend: 0, results: 0 };
  const alerts = findAlerts({ ad, refreshed, figures, settings });
  // Two workers that read the same ad at once notify once.
  await storeAlerts(tx, ad, alerts, { since: ad.status_at?.getTime() ?? 0, at: now });
  const isOver = isOverCostLimit({ ad, figures, settings });
  if (isOver !== (ad.cost_alerted_at !== null)) {
    await updateAdRow(tx, ad, { cost_alerted_at: isOver ? now : null });
  }
  return runningStates.includes(refreshed.status) && isCapReached(ad, figures.spend);
}

function updateAdRow(
  tx: Database,
  { agency_id, id }: AdReading['ad'],
  values: Partial<typeof ads.$inferInsert>,
) {
  return tx
    .update(ads)
    .set(values)
    .where(and(eq(ads.agency_id, agency_id), eq(ads.id, id)));
}

/** Pauses an ad on its platform. Where that fails, the alert says so, and the next refresh tries again. */
async function pauseAtCap(ports: Ports, { ad, reached }: AdReading): Promise<void> {
  const isPaused = await pauseAd(ports, { ad, reached })
    .then(() => readBack(ports, ad, reached))
    .then(() => true)
    .catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      ports.log.warn({ ad_id: ad.id, reason: error.message }, 'An ad could not be paused at its spend cap');
      return false;
    });
  const now = ports.clock.now();
  const cap = formatMoney(ad.spend_cap ?? 0, ad.currency, 'en');
  const alert: AdAlert = {
    kind: 'spend_cap',
    title: `${ad.name} reached its spend cap`,
    body: isPaused
      ? `The ad has spent its cap of ${cap} and is paused. Raise the cap to resume it.`
      : `The ad has spent its cap of ${cap} and could not be paused. Please pause it on the platform.`,
  };
  await inTenant(ports.db, ad.agency_id, async (tx) => {
    const settings = await findAlertSettings(tx, ad.agency_id);
    if (isPaused) await updateAdRow(tx, ad, { spend_cap_reached_at: ad.spend_cap_reached_at ?? now });
    if (!settings.spend_cap) return;
    const day = now.toISOString().slice(0, 10);
    await storeAlerts(tx, ad, [alert], { since: `${ad.spend_cap}/${day}`, at: now });
  });
}
