import { contract } from '@adlane/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { allHandlers } from './handlers';
import { createFairShare } from './http/fairShare';
import { createDatabaseIdempotency } from './http/idempotencyStore';
import { implement } from './http/implement';
import { addPublicFiles } from './http/publicFiles';
import type { RequestEnv } from './http/requestEnv';
import { whileAgencyIsActive } from './modules/access/whileAgencyIsActive';
import { addHostProof, checkHost } from './modules/account/hostCheck';
import { watchAd } from './modules/adAlerts/watchAd';
import { createCallAudit } from './modules/auditLog/createCallAudit';
import { answerRequest } from './modules/auth/answerRequest';
import { identifyBy } from './modules/auth/identify';
import { auditFailedSignIn } from './modules/auth/signInAudit';
import { cancelArchived } from './modules/billing/givePlan';
import { handleStripeEvent } from './modules/billing/stripeEvents';
import { launchAdapters } from './modules/launches/launchAdapters';
import { runLaunch } from './modules/launches/saga/runLaunch';
import { deliverLead } from './modules/leads/deliverLead';
import { fetchLead } from './modules/leads/fetchLead';
import { sweepLeads } from './modules/leads/sweepLeads';
import { sendQueuedMail } from './modules/mail/queueMail';
import { addLinkedFiles } from './modules/media/addLinkedFiles';
import { sendWebhooks } from './modules/projectWebhooks/sendWebhooks';
import { addReference } from './modules/reference/addReference';
import { retrieveSource } from './modules/sources/retrieval/retrieveSource';
import { subscribePages } from './modules/sources/retrieval/subscribePages';
import { runImport } from './modules/templateImports/runImport';
import { notImplemented } from './notImplemented';
import type { JobHandlers, Ports } from './ports';
import { runSchedulerTick } from './scheduler/runSchedulerTick';

/**
 * Creates the API of both products. Pass the caller's address with each request: `app.fetch(request, { ip })`.
 */
export function createApp(ports: Ports): Hono<RequestEnv> {
  const jobs: JobHandlers = {
    'ads.refresh': (payload) => watchAd(ports, payload),
    'auth.checkHost': (payload) => checkHost(ports, payload),
    'auth.failed': (payload) => auditFailedSignIn(ports, payload),
    'auth.request': (payload) => answerRequest(ports, payload),
    'billing.cancelArchived': ({ agencyId }) => cancelArchived(ports, agencyId),
    'billing.event': ({ eventId }) => handleStripeEvent(ports, eventId),
    'launch.run': (payload) => runLaunch(ports, launchAdapters, payload),
    'scheduler.tick': () => runSchedulerTick(ports),
    'leads.deliver': (payload) => deliverLead(ports, payload),
    'leads.fetch': (payload) => fetchLead(ports, payload),
    'leads.sweep': (payload) => sweepLeads(ports, payload),
    'sources.retrieve': (payload) => retrieveSource(ports, payload),
    'sources.subscribe': (payload) => subscribePages(ports, payload),
    'templates.import': (payload) => runImport(ports, payload),
    'webhooks.send': (payload) => sendWebhooks(ports, payload),
    'mail.send': (payload) => sendQueuedMail(ports, payload),
  };
  ports.jobs.register(whileAgencyIsActive(ports, jobs));
  const app = implement(contract, allHandlers(ports), notImplemented, {
    ports,
    identify: identifyBy(ports),
    idempotency: createDatabaseIdempotency(ports.db, ports.clock),
    fairShare: createFairShare(),
    startAudit: (of) => createCallAudit(ports, of),
  });
  addPublicFiles(app, ports.files);
  addLinkedFiles(app, ports);
  addHostProof(app, ports);
  addReference(app, contract, notImplemented, ports.ids);
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
