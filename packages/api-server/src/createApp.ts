import { type Contract, contract } from '@adlane/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { allHandlers } from './handlers';
import { addPublicFiles } from './http/answers/publicFiles';
import type { Recalls } from './http/handlers';
import { implement } from './http/implement';
import { createFairShare } from './http/limits/fairShare';
import { createDatabaseIdempotency } from './http/limits/idempotencyStore';
import { countWidgetCall } from './http/limits/widgetBudgets';
import type { RequestEnv } from './http/requestEnv';
import { whileAgencyIsActive } from './modules/account/access/whileAgencyIsActive';
import { addHostProof, checkHost } from './modules/account/account/hostCheck';
import { createCallAudit } from './modules/account/auditLog/createCallAudit';
import { answerRequest } from './modules/account/auth/answerRequest';
import { identifyBy } from './modules/account/auth/identify';
import { auditFailedSignIn } from './modules/account/auth/signInAudit';
import { billingRecalls } from './modules/account/billing/billingRecalls';
import { cancelArchived } from './modules/account/billing/givePlan';
import { handleStripeEvent } from './modules/account/billing/stripeEvents';
import { sendQueuedMail } from './modules/account/mail/queueMail';
import { watchAd } from './modules/ads/adAlerts/watchAd';
import { launchAdapters } from './modules/ads/launches/launchAdapters';
import { launchRecalls } from './modules/ads/launches/launchRecalls';
import { runLaunch } from './modules/ads/launches/saga/runLaunch';
import { deliverLead } from './modules/ads/leads/deliverLead';
import { fetchLead } from './modules/ads/leads/fetchLead';
import { sweepLeads } from './modules/ads/leads/sweepLeads';
import { addLinkedFiles } from './modules/ads/media/addLinkedFiles';
import { retrieveSource } from './modules/ads/sources/retrieval/retrieveSource';
import { subscribePages } from './modules/ads/sources/retrieval/subscribePages';
import { runImport } from './modules/ads/templateImports/runImport';
import { computeSegments } from './modules/widget/contacts/segments';
import { answerQuestion } from './modules/widget/conversations/helpAnswers/answerQuestion';
import { fetchEmails } from './modules/widget/emailReplies/fetchEmails';
import { sendWebhooks } from './modules/widget/projects/webhooks/sendWebhooks';
import { syncIssues } from './modules/widget/tickets/issues/syncIssues';
import { storeResources } from './modules/widget/tickets/resources/storeResources';
import type { JobHandlers, Ports } from './ports';
import { addReference } from './reference/addReference';
import { runSchedulerTick } from './scheduler/runSchedulerTick';

/**
 * Creates the API of both products. Pass the caller's address with each request: `app.fetch(request, { ip })`.
 */
export function createApp(ports: Ports): Hono<RequestEnv> {
  const fairShare = createFairShare();
  const { bulk } = contract.templateImports;
  const jobs: JobHandlers = {
    'ads.refresh': async (payload) => {
      await watchAd(ports, payload);
    },
    'auth.checkHost': (payload) => checkHost(ports, payload),
    'auth.failed': (payload) => auditFailedSignIn(ports, payload),
    'auth.request': (payload) => answerRequest(ports, payload),
    'billing.cancelArchived': ({ agencyId }) => cancelArchived(ports, agencyId),
    'billing.event': ({ eventId }) => handleStripeEvent(ports, eventId),
    'conversations.answer': (payload) => answerQuestion(ports, payload),
    'launch.run': (payload) => runLaunch(ports, launchAdapters, payload),
    'scheduler.tick': () => runSchedulerTick(ports),
    'leads.deliver': (payload) => deliverLead(ports, payload),
    'leads.fetch': (payload) => fetchLead(ports, payload),
    'leads.sweep': (payload) => sweepLeads(ports, payload),
    'sources.retrieve': (payload) => retrieveSource(ports, payload),
    'sources.subscribe': (payload) => subscribePages(ports, payload),
    'templates.import': (payload) =>
      runImport(ports, payload, (batch) =>
        fairShare.resume({ agencyId: payload.agencyId, isWidget: false }, bulk, batch),
      ),
    'tickets.resources': (payload) => storeResources(ports, payload),
    'contacts.segments': (payload) => computeSegments(ports, payload),
    'issues.sync': (payload) => syncIssues(ports, payload),
    'webhooks.send': (payload) => sendWebhooks(ports, payload),
    'mail.fetch': () => fetchEmails(ports),
    'mail.send': (payload) => sendQueuedMail(ports, payload),
  };
  ports.jobs.register(whileAgencyIsActive(ports, jobs));
  const app = implement(contract, allHandlers(ports), {
    ports,
    identify: identifyBy(ports),
    idempotency: createDatabaseIdempotency(ports),
    recalls: { billing: billingRecalls, launches: launchRecalls } satisfies Recalls<Contract>,
    fairShare,
    countCall: (counted) => countWidgetCall(ports, counted),
    startAudit: (of) => createCallAudit(ports, of),
  });
  addPublicFiles(app, ports.files);
  addLinkedFiles(app, ports);
  addHostProof(app, ports);
  addReference(app, contract, ports.ids);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const isReady = await ports.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return isReady ? c.json({ status: 'ready' }) : c.json({ status: 'database unavailable' }, 503);
  });
  return app;
}
