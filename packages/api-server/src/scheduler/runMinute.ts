import { requestDueRefreshes } from '../modules/ads/refreshAd';
import { requestDueDeliveries } from '../modules/leads/requestDelivery';
import { requestDueSweeps } from '../modules/leads/sweepLeads';
import { sweepFiles } from '../modules/media/looseFiles';
import { sweepDeliveries } from '../modules/outbound/deliveries';
import { requestDueRetrievals } from '../modules/sources/retrieval/requestRetrieval';
import { sweepImports } from '../modules/templateImports/sweepImports';
import type { Ports } from '../ports';

/** What looks once a minute whether something is due; each finds it in the tables and may run in two places at a time. */
const duties: readonly ((ports: Ports) => Promise<unknown>)[] = [
  requestDueRetrievals,
  requestDueSweeps,
  requestDueDeliveries,
  requestDueRefreshes,
  sweepFiles,
  sweepDeliveries,
  sweepImports,
];

/** One that fails keeps none of the others from running. */
export async function runMinute(ports: Ports): Promise<void> {
  for (const duty of duties) {
    await duty(ports).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      ports.log.error({ duty: duty.name, reason }, 'Something that is due every minute failed');
    });
  }
}
