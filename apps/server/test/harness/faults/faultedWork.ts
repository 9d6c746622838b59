import { launches, templates, tickets } from '@adlane/api-server/schema';
import type { BulkImportStatus } from '@adlane/contract/ads/templateImports';
import { demoSdkKey } from '@adlane/mocks/world';
import { like } from 'drizzle-orm';
import { findRows } from '../../fixtures/rows/rows';
import type { BillingTest } from '../createBillingTest';
import { listFacebookObjects, listGoogleObjects } from '../launches/listObjects';
import { buildFacebookOrder, buildGoogleOrder } from '../launches/stageTargets';
import { templatesFile } from '../templatesFile';

export type Sent = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A client as the product's are. */
export type FaultedClient = {
  /** Sends a request, and repeats it under its key until it has a final answer; resolves to the body of success. */
  send<T>(request: Sent): Promise<T>;
  /** Waits for the jobs of the server. */
  wait(): Promise<void>;
};

/** Something that users do, in several requests and jobs. */
export type FaultedWork = {
  run(client: FaultedClient): Promise<void>;
  /** Does what is left to users once it has failed. */
  goOn?(client: FaultedClient): Promise<void>;
  /** Reads what it led to, here and at the platforms, without ids and times. */
  read(): Promise<unknown>;
};

const name = 'Fault';
const pictured = { baseUrl: 'https://shop.test/', width: 10, height: 10, isMobile: false };

function sendTicket({ ownerPool, ports }: BillingTest): FaultedWork {
  return {
    async run({ send }) {
      const key = { 'api-token': demoSdkKey };
      const visitor = await send<{ gleapId: string; gleapHash: string }>({
        path: '/sdk/sessions',
        headers: key,
        body: {},
      });
      await send({
        path: '/sdk/bugs/v2',
        headers: { ...key, 'gleap-id': visitor.gleapId, 'gleap-hash': visitor.gleapHash },
        body: {
          formData: { description: `${name} ticket` },
          screenshotData: { ...pictured, html: '<p>Shop</p>', x: 0, y: 0 },
        },
      });
    },
    async read() {
      const found = await findRows(ownerPool, tickets, { where: like(tickets.title, `${name}%`) });
      const pages = found.map(({ screenshot_key }) => ports.files.get(screenshot_key ?? ''));
      return (await Promise.all(pages)).map((page) => page !== undefined);
    },
  };
}

function importTemplates({ ownerPool, token }: BillingTest): FaultedWork {
  const headers = { authorization: `Bearer ${token}` };
  const base = '/api/v1/templates/bulk/import';
  return {
    async run({ send, wait }) {
      const body = new FormData();
      body.set('file', new File([templatesFile(4, { bad: [2], prefix: name })], 'templates.csv'));
      const { id } = await send<BulkImportStatus>({ path: base, headers, body });
      let status: string = 'processing';
      while (status !== 'completed') {
        await wait();
        ({ status } = await send<BulkImportStatus>({ path: `${base}/status/${id}`, method: 'GET', headers }));
      }
      await send({ path: `${base}/confirm/${id}`, headers });
    },
    async read() {
      const found = await findRows(ownerPool, templates, { where: like(templates.name, `${name}%`) });
      return found.map((template) => template.name).sort();
    },
  };
}

/** Finds what was launched. */
async function findLaunches({ ownerPool }: BillingTest) {
  const found = await findRows(ownerPool, launches, { columns: ['id', 'settings', 'status'] });
  return found.filter(({ settings }) => settings['campaignName'] === name);
}

type Order = { readonly path: string; readonly body: object };

const launch =
  (build: (test: BillingTest) => Promise<Order>) =>
  (test: BillingTest): FaultedWork => ({
    async run({ send }) {
      const { path, body } = await build(test);
      const headers = { authorization: `Bearer ${test.token}` };
      await send({ path, headers, body: { ...body, campaignName: name } });
    },
    async goOn({ send }) {
      const failed = (await findLaunches(test)).filter(({ status }) => status === 'failed');
      const headers = { authorization: `Bearer ${test.token}` };
      for (const { id } of failed) await send({ path: `/api/v1/adlane/${id}/resume`, headers });
    },
    async read() {
      const { facebook, google } = test.doubles;
      return [
        ...(await findLaunches(test)).map(({ status }) => status),
        ...listFacebookObjects(facebook.control.state),
        ...listGoogleObjects(google.control.state.resources),
      ];
    },
  });

function changePlan(test: BillingTest): FaultedWork {
  const path = '/api/v1/agency/change-subscription';
  const headers = { authorization: `Bearer ${test.token}` };
  return {
    async run({ send }) {
      const change = async () => {
        const preview = { path: `${path}/preview`, headers, body: { plan_id: 'annual' } };
        const { amount_due, effective_at } = await send<{ amount_due: number; effective_at: string }>(
          preview,
        );
        await send({ path, headers, body: { plan_id: 'annual', amount_due, effective_at } });
      };
      // Where the price has changed since it was shown, users review it again.
      await change().catch(change);
    },
    async read() {
      await test.stripe.settle();
      const { body } = await test.get('agency/billing/transactions');
      const charged = [...test.stripe.state.invoices.values()].filter(
        ({ reason }) => reason === 'subscription_update',
      );
      return {
        plan: (await test.findSubscription()).plan.plan_id,
        charged: charged.length,
        shown: body.meta.total,
      };
    },
  };
}

/** Each kind of work, with its name in a sentence. */
export const faultedWork: Readonly<Record<string, (test: BillingTest) => FaultedWork>> = {
  'a ticket': sendTicket,
  'an import': importTemplates,
  'a launch on Facebook': launch(async ({ ownerPool }) => ({
    path: '/api/v1/adlane/facebook',
    body: await buildFacebookOrder(ownerPool),
  })),
  'a launch on Google': launch(async ({ ownerPool }) => ({
    path: '/api/v1/adlane/google',
    body: await buildGoogleOrder(ownerPool, 'SEARCH'),
  })),
  'a change of plan': changePlan,
};
