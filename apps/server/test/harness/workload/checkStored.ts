import {
  billing_customers,
  launches,
  subscriptions,
  templates,
  tickets,
  transactions,
} from '@adlane/api-server/schema';
import { stripeDemo } from '@adlane/mocks/platforms';
import { inArray, like } from 'drizzle-orm';
import { type Connection, findRow, findRows } from '../../fixtures/rows/rows';
import { describeDifference } from '../launches/listObjects';
import type { DoublesState } from '../processes/spawnDoubles';
import type { Written } from './Written';
import { passingRows } from './writeImports';

/** Returns a sentence for each acknowledged ticket that is not stored once. */
export async function checkTickets(client: Connection, { tickets: wanted }: Written): Promise<string[]> {
  const rows = await findRows(client, tickets, {
    columns: ['title'],
    where: inArray(tickets.title, [...wanted]),
  });
  const found = rows.map(({ title }) => title ?? '');
  const difference = describeDifference(found, wanted);
  return difference === '' ? [] : [`tickets: ${difference}`];
}

/** Returns a sentence for each acknowledged launch that is not stored once, or did not launch. */
export async function checkLaunches(client: Connection, { launches: written }: Written): Promise<string[]> {
  const rows = await findRows(client, launches, { columns: ['settings', 'status', 'message'] });
  const ours = rows.filter(({ settings }) => String(settings['campaignName']).startsWith('Load '));
  const found = ours.map(({ settings }) => String(settings['campaignName']));
  const difference = describeDifference(
    found,
    written.map(({ name }) => name),
  );
  const failed = ours.filter(({ status }) => status !== 'launched');
  return [
    ...(difference === '' ? [] : [`launches: ${difference}`]),
    ...failed.map(({ status, message }) => `a launch is ${status}: ${message}`),
  ];
}

/** Returns a sentence for each import without exactly its templates. */
export async function checkImports(client: Connection, { imports: prefixes }: Written): Promise<string[]> {
  const where = like(templates.name, 'Row %');
  const rows = await findRows(client, templates, { columns: ['name'], where });
  const names = new Set(rows.map(({ name }) => name));
  const found = rows.map(({ name }) => name.split(' ').slice(0, 2).join(' '));
  const wanted = prefixes.flatMap((prefix) => Array<string>(passingRows).fill(prefix));
  const difference = describeDifference(found, wanted);
  return [
    ...(difference === '' ? [] : [`imports: ${difference}`]),
    ...(names.size === rows.length ? [] : [`imports: ${rows.length - names.size} templates twice`]),
  ];
}

/** Returns a sentence for each difference between what was bought and what Stripe charged. Pure. */
export function checkCharges({ stripe }: DoublesState, { planChanges, checkouts }: Written): string[] {
  const [payer] = stripeDemo.subscribers;
  const changes = [...stripe.invoices.values()]
    .filter(({ customer, reason }) => customer === payer.customer && reason === 'subscription_update')
    .map(({ total, amountDue }) => String(total < 0 ? total : amountDue));
  // A page that a killed server has opened stays unpaid: its answer was lost, and the next server has another address.
  const paid = [...stripe.sessions.values()].filter(({ status }) => status !== 'open').map(({ id }) => id);
  const running = [...stripe.subscriptions.values()].filter(({ status }) => status !== 'canceled');
  const customers = stripeDemo.subscribers.map(({ customer }) => customer);
  const differences = [
    describeDifference(changes, planChanges.map(String)),
    describeDifference(paid, checkouts),
    describeDifference(
      running.map(({ customer }) => customer),
      customers,
    ),
  ];
  return differences.filter((difference) => difference !== '').map((text) => `charges: ${text}`);
}

/** Returns a sentence for each payment or plan that we show otherwise than Stripe has it. */
export async function checkBilling(client: Connection, { stripe }: DoublesState): Promise<string[]> {
  const differences: string[] = [];
  for (const { customer } of stripeDemo.subscribers) {
    const where = { customer_id: customer };
    const { agency_id } = await findRow(client, billing_customers, { where });
    const rows = await findRows(client, transactions, { where: { agency_id } });
    const invoices = [...stripe.invoices.values()].filter((invoice) => invoice.customer === customer);
    const wanted = invoices.map(
      ({ id, status, total, amountDue }) => `${id} ${status} ${total < 0 ? total : amountDue}`,
    );
    const found = rows.map(({ invoice_id, status, amount }) => `${invoice_id} ${status} ${amount}`);
    differences.push(describeDifference(found, wanted));
    const plan = await findRow(client, subscriptions, { where: { agency_id } });
    const running = [...stripe.subscriptions.values()].filter(
      (subscription) => subscription.customer === customer && subscription.status !== 'canceled',
    );
    differences.push(
      describeDifference(
        [`${plan.subscription_id} ${plan.status} ${plan.amount}`],
        running.map(({ id, status, price }) => `${id} ${status} ${stripe.prices.get(price)?.unit_amount}`),
      ),
    );
  }
  return differences.filter((difference) => difference !== '').map((text) => `billing: ${text}`);
}
