import type { Ports } from '../ports';
import { requestDueRefreshes } from './ads/refreshAd';
import { requestDueDeliveries } from './leads/requestDelivery';
import { requestDueSweeps } from './leads/sweepLeads';
import { sweepFiles } from './media/looseFiles';
import { sweepDeliveries } from './outbound/deliveries';
import { requestDueRetrievals } from './sources/requestRetrieval';
import { sweepImports } from './templateImports/sweepImports';

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
