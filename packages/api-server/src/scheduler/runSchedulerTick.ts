import { requestDueRefreshes } from '../modules/ads/refreshAd';
import { sendDueReplies } from '../modules/conversations/sendDueReplies';
import { deleteExpiredDeliveries } from '../modules/deliveries/deliveries';
import { wakeSnoozed } from '../modules/inbox/wakeSnoozed';
import { requestDueLaunches } from '../modules/launches/saga/resumeLaunches';
import { requestDueDeliveries } from '../modules/leads/requestDelivery';
import { requestDueSweeps } from '../modules/leads/sweepLeads';
import { deleteOldUploads, deleteOrphanFiles } from '../modules/media/orphanFiles';
import { sendDueNotifications } from '../modules/notifications/sendDueNotifications';
import { deleteExpiredData } from '../modules/people/deleteExpiredData';
import { deleteOldDeliveries, requestDueWebhooks } from '../modules/projectWebhooks/sendWebhooks';
import { requestDueRetrievals } from '../modules/sources/retrieval/requestRetrieval';
import { sweepImports } from '../modules/templateImports/sweepImports';
import type { Ports } from '../ports';

/** Tasks of the scheduler tick. Each finds its due rows in the tables and may run in two processes at once. */
const dueTasks: readonly ((ports: Ports) => Promise<unknown>)[] = [
  requestDueRetrievals,
  requestDueSweeps,
  requestDueDeliveries,
  requestDueRefreshes,
  requestDueLaunches,
  deleteOldUploads,
  deleteOrphanFiles,
  deleteExpiredDeliveries,
  deleteExpiredData,
  sweepImports,
  requestDueWebhooks,
  deleteOldDeliveries,
  wakeSnoozed,
  sendDueReplies,
  sendDueNotifications,
];

/** Runs every task; a failing one does not stop the others. */
export async function runSchedulerTick(ports: Ports): Promise<void> {
  for (const duty of dueTasks) {
    await duty(ports).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      ports.log.error({ duty: duty.name, reason }, 'A scheduled task failed');
    });
  }
}
