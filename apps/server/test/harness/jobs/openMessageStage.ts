import { webhook_deliveries } from '@adlane/api-server/schema';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import { findRow, insertRow } from '../../fixtures/rows/rows';
import { createTestApp } from '../createTestApp';
import { createHandledJobs } from './createHandledJobs';
import type { OpenJobStage } from './JobStage';

/** A ticket is to be told to a webhook's receiver, which knows a delivery by its number. */
export const openWebhookDelivery: OpenJobStage<'webhooks.send'> = async (outbound) => {
  const received = new Set<string>();
  outbound.receive({
    async fetch(_url, init) {
      received.add(new Headers(init?.headers).get('adlane-delivery') ?? '');
      return new Response('ok');
    },
  });
  const jobs = createHandledJobs();
  const test = await createTestApp({ ports: { outbound, jobs } });
  const agencyId = await findDemoAgencyId(test.ownerPool);
  const token = await test.as('Agency');
  const create = async (path: string, body: object) =>
    (await test.request(`/api/v1/${path}`, { method: 'POST', token, body })).json();
  const { id: project_id } = await create('projects', { name: 'Shop' });
  const url = 'https://tracker.example/hook';
  const events = ['ticket.created'];
  const { webhook } = await create('project-webhooks', { name: 'Tracker', url, events, project_id });
  return {
    ...test,
    jobs,
    // Any 2xx is a receiver's success, whatever its body says.
    undetectable: ['answered with a page'],
    async prepare() {
      const now = test.clock.now();
      const { id } = await insertRow(test.ownerPool, webhook_deliveries, {
        agency_id: agencyId,
        webhook_id: webhook.id,
        event: 'ticket.created',
        body: '{}',
        due_at: now,
        created_at: now,
      });
      received.clear();
      const read = async () => {
        const { status } = await findRow(test.ownerPool, webhook_deliveries, { where: { id } });
        return [status, received.has(String(id))];
      };
      return { payload: { agencyId }, read };
    },
  };
};

/** An email is to be sent; its receiver drops a second one with the same id. */
export const openMailDelivery: OpenJobStage<'mail.send'> = async (outbound) => {
  const received = new Set<string>();
  outbound.receive({
    async fetch(_url, init) {
      received.add(String(init?.body));
      return Response.json({ accepted: true });
    },
  });
  const jobs = createHandledJobs();
  const mail = {
    async send({ id }: { readonly id: string }) {
      const answer = await outbound.fetch('https://mail.example/send', { method: 'POST', body: id });
      await answer.json();
      return 'sent' as const;
    },
  };
  const test = await createTestApp({ ports: { jobs, mail } });
  let tasks = 0;
  return {
    ...test,
    jobs,
    async prepare() {
      tasks += 1;
      received.clear();
      const message = { id: `mail-${tasks}`, to: 'kim@mail.example', subject: 'Hello' };
      const sealed = await test.ports.secrets.encrypt(JSON.stringify(message));
      return { payload: { sealed }, read: async () => [...received].map((id) => id === message.id) };
    },
  };
};
