import type { JobName } from '@adlane/api-server';
import type { OpenJobStage } from './JobStage';
import { openAdRefresh } from './openAdStage';
import { openArchivedPlan, openStripeEvent } from './openBillingStage';
import { openLeadDelivery, openLeadFetch, openLeadSweep } from './openLeadStage';
import { openMailDelivery, openWebhookDelivery } from './openMessageStage';
import { openSourceRetrieval, openSourceSubscription } from './openSourceStage';

type JobStages = { readonly [N in JobName]: OpenJobStage<N> | string };

/** The stage of each kind of job that calls other hosts; why the others have none. A new kind without one fails to compile. */
export const jobStages = {
  'ads.refresh': openAdRefresh,
  'auth.checkHost': 'a host that does not answer is not verified; its owner asks again',
  'auth.failed': 'calls no other host',
  'auth.request': 'calls no other host: it queues an email',
  'billing.cancelArchived': openArchivedPlan,
  'billing.event': openStripeEvent,
  'contacts.segments': 'calls no other host',
  'conversations.answer': 'a model that does not answer is replaced by quotes: `helpAnswers.test.ts`',
  'issues.sync': '`issueFaults.test.ts` has every fault of every request',
  'launch.run': '`launchFaults.test.ts` has every fault of every request',
  'leads.deliver': openLeadDelivery,
  'leads.fetch': openLeadFetch,
  'leads.sweep': openLeadSweep,
  'mail.fetch': 'a mailbox is read again every minute, and stores each email once: `emailMailbox.test.ts`',
  'mail.send': openMailDelivery,
  'scheduler.tick': 'calls no other host: it queues jobs',
  'sources.retrieve': openSourceRetrieval,
  'sources.subscribe': openSourceSubscription,
  'tickets.resources': 'a host that does not answer is asked twice, and its images are left out of the page',
  'templates.import': 'calls no other host',
  'webhooks.send': openWebhookDelivery,
} satisfies JobStages;
