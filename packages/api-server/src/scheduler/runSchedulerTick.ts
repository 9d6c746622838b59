import { requestArchivedCancels } from '../modules/account/billing/requestArchivedCancels';
import { requestDueEvents } from '../modules/account/billing/stripeEvents';
import type { DetailFinders } from '../modules/account/notifications/emailNotification';
import { sendDigests } from '../modules/account/notifications/sendDigests';
import { sendDueNotifications } from '../modules/account/notifications/sendDueNotifications';
import { requestDueRefreshes } from '../modules/ads/ads/refreshAd';
import { requestDueLaunches } from '../modules/ads/launches/saga/resumeLaunches';
import { listLeadLines } from '../modules/ads/leads/answers/listLeadLines';
import { requestDueDeliveries } from '../modules/ads/leads/requestDelivery';
import { requestDueSweeps } from '../modules/ads/leads/sweepLeads';
import { deleteOldUploads, deleteOrphanFiles } from '../modules/ads/media/orphanFiles';
import { requestDueRetrievals } from '../modules/ads/sources/retrieval/requestRetrieval';
import { resumeImports } from '../modules/ads/templateImports/runImport';
import { sweepImports } from '../modules/ads/templateImports/sweepImports';
import { requestDueSegments } from '../modules/widget/contacts/segments';
import { findMessageDetails } from '../modules/widget/conversations/findMessageDetails';
import { sendDueReplies } from '../modules/widget/conversations/sendDueReplies';
import { deleteExpiredDeliveries } from '../modules/widget/deliveries/deliveries';
import { deleteOldEmailKeys } from '../modules/widget/emailReplies/commands';
import { requestMailFetch } from '../modules/widget/emailReplies/fetchEmails';
import { notifyUnanswered } from '../modules/widget/inbox/notifyUnanswered';
import { wakeSnoozed } from '../modules/widget/inbox/wakeSnoozed';
import { deleteExpiredData } from '../modules/widget/people/deleteExpiredData';
import { endPreviousKeys } from '../modules/widget/projects/endPreviousKeys';
import { requestDueIssues } from '../modules/widget/projects/trackers/requestIssues';
import { deleteOldTrackerDeliveries } from '../modules/widget/projects/trackers/webhook/receiveTrackerEvent';
import { deleteOldDeliveries, requestDueWebhooks } from '../modules/widget/projects/webhooks/sendWebhooks';
import { requestDueResources } from '../modules/widget/tickets/resources/storeResources';
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
  resumeImports,
  sweepImports,
  requestDueWebhooks,
  requestDueIssues,
  requestDueSegments,
  deleteOldDeliveries,
  deleteOldTrackerDeliveries,
  requestDueResources,
  wakeSnoozed,
  notifyUnanswered,
  sendDueReplies,
  requestMailFetch,
  deleteOldEmailKeys,
  endPreviousKeys,
  requestArchivedCancels,
  requestDueEvents,
  sendNotifications,
  sendNotificationDigests,
];

/** Emails about a new lead have all its answers. */
const details: DetailFinders = {
  lead: async (tx, agencyId, id) => ({ lines: await listLeadLines(tx, agencyId, id) }),
  message: findMessageDetails,
};

function sendNotifications(ports: Ports): Promise<void> {
  return sendDueNotifications(ports, details);
}

function sendNotificationDigests(ports: Ports): Promise<void> {
  return sendDigests(ports, details);
}

/** Runs every task; a failing one does not stop the others. */
export async function runSchedulerTick(ports: Ports): Promise<void> {
  for (const duty of dueTasks) {
    await duty(ports).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      ports.log.error({ duty: duty.name, reason }, 'A scheduled task failed');
    });
  }
}
