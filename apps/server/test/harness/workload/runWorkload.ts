import { stripeDemo } from '@adlane/mocks/platforms';
import type pg from 'pg';
import { expect } from 'vitest';
import { pollLimitMs } from '../../../../../test/timeLimits';
import { describeDifference, listFacebookObjects, listGoogleObjects } from '../launches/listObjects';
import { buildFacebookOrder, buildGoogleOrder } from '../launches/stageTargets';
import type { ServerStage } from '../processes/openServerStage';
import type { DoublesState } from '../processes/spawnDoubles';
import { asUser, type UserCalls } from './asUser';
import { checkBilling, checkCharges, checkImports, checkLaunches, checkTickets } from './checkStored';
import { createWorkload, type Workload } from './Workload';
import type { Written } from './Written';
import { writeImports } from './writeImports';
import { type WrittenLaunch, writeLaunch, writeLaunches } from './writeLaunches';
import { writeCheckouts, writePlanChanges } from './writePayments';
import { writeTickets } from './writeTickets';

type Order = { readonly path: string; readonly body: object };

const listObjects = ({ facebook, google }: DoublesState) => [
  ...listFacebookObjects(facebook),
  ...listGoogleObjects(google.resources),
];

const readObjects = async ({ doubles }: ServerStage) =>
  listObjects((await doubles.request({ do: 'read' })).state);

/** Returns what `more` has and `less` has not, each as often. Pure. */
function subtract(more: readonly string[], less: readonly string[]): string[] {
  const left = [...less];
  return more.filter((object) => {
    const at = left.indexOf(object);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

type Planned = {
  readonly orders: readonly Order[];
  /** What one launch of each order creates. */
  readonly objects: ReadonlyMap<Order, readonly string[]>;
  readonly launches: readonly WrittenLaunch[];
};

/** Launches twice on each platform, undisturbed: the second launch creates no forms and pictures. */
async function planLaunches(stage: ServerStage, user: UserCalls): Promise<Planned> {
  const client = await stage.database.connect();
  const orders = [
    { path: 'v1/adlane/facebook', body: await buildFacebookOrder(client) },
    { path: 'v1/adlane/google', body: await buildGoogleOrder(client, 'SEARCH') },
  ];
  await client.end();
  const objects = new Map<Order, readonly string[]>();
  const launches: WrittenLaunch[] = [];
  for (const order of orders) {
    launches.push(await writeLaunch(user, order));
    const before = await readObjects(stage);
    launches.push(await writeLaunch(user, order));
    objects.set(order, subtract(await readObjects(stage), before));
  }
  return { orders, objects, launches };
}

/** Lists every difference between what was acknowledged and what is there. */
async function listDifferences(
  stage: ServerStage,
  written: Written,
  wanted: readonly string[],
): Promise<string[]> {
  const client: pg.Client = await stage.database.connect();
  try {
    const { state } = await stage.doubles.request({ do: 'read' });
    const objects = describeDifference(listObjects(state), wanted);
    return [
      ...(await checkTickets(client, written)),
      ...(await checkLaunches(client, written)),
      ...(await checkImports(client, written)),
      ...checkCharges(state, written),
      ...(await checkBilling(client, state)),
      ...(objects === '' ? [] : [`objects of the platforms: ${objects}`]),
    ];
  } finally {
    await client.end();
  }
}

/**
 * Sends tickets, launches, imports and payments, all at once, while `disturb` runs; each client repeats what has no answer.
 * Then everything that was acknowledged must be there once, and nothing else.
 */
export async function runWorkload(
  stage: ServerStage,
  disturb: (workload: Workload) => Promise<void>,
): Promise<{ readonly acknowledged: number; readonly repeats: number; readonly written: Written }> {
  const workload = createWorkload(stage.getUrl);
  const user = await asUser(workload);
  const [, buyer] = stripeDemo.subscribers;
  const otherUser = await asUser(workload, buyer.email);
  const planned = await planLaunches(stage, user);
  const { orders, objects } = planned;
  const before = await readObjects(stage);
  const stripe = { stripeUrl: `${stage.doubles.url}/stripe`, subscriptionId: buyer.subscription };
  const writing = Promise.all([
    Promise.all([writeTickets(workload), writeTickets(workload)]),
    Promise.all(orders.map((order) => writeLaunches(workload, user, order))),
    writeImports(workload, user),
    writePlanChanges(workload, user),
    writeCheckouts(workload, otherUser, stripe),
  ]);
  await Promise.race([disturb(workload), writing]);
  workload.finish();
  const [tickets, launches, imports, planChanges, checkouts] = await writing;
  const written: Written = {
    tickets: tickets.flat(),
    launches: [...planned.launches, ...launches.flat()],
    imports,
    planChanges,
    checkouts,
  };
  const wanted = [
    ...before,
    ...orders.flatMap((order, index) => (launches[index] ?? []).flatMap(() => objects.get(order) ?? [])),
  ];
  await expect
    .poll(() => listDifferences(stage, written, wanted), { timeout: 4 * pollLimitMs, interval: 500 })
    .toEqual([]);
  const acknowledged = Object.values(written).reduce((sum, { length }) => sum + length, 0);
  return { acknowledged, repeats: workload.countRepeats(), written };
}
