import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../apps/server/test/harness/createTestApp';
import budgets from '../budgets.json';
import { connectAsSuperuser } from '../connectAsSuperuser';
import type { TimedRequest } from '../listRequests';
import { type Recorder, recordStatements } from '../recordStatements';
import { isFrame, type Timed, timeRequests } from '../timeRequests';
import { fillContacts } from './fillContacts';
import { segmentRequests } from './segmentRequests';

const { persons, personsBefore, runs, roundsOfSlow, floorMs, maxP95Ratio } = budgets.contacts;

const write = (conditions: object) => `conditions=${encodeURIComponent(JSON.stringify(conditions))}`;
const rule = (attribute: string, test: string, value = '') =>
  write({ attributes: [{ attribute, test, value }] });
const had = (name: string, more: object = {}) =>
  write({ events: [{ name, happened: true, withinDays: 90, ...more }] });

/** What a team does with its contacts; the words, attributes and events are those of `fillContacts`. */
const requests = [
  ['lists', ''],
  ['lists the next page', 'page=2'],
  ['lists the oldest', 'sort=created_at&order=asc'],
  ['lists by name', 'sort=name&order=asc'],
  ['lists by name from the end', 'sort=name&order=desc'],
  ['filters identified ones', 'kind=identified'],
  ['searches a word of every eighth', 'search=finn'],
  ['searches a rare word', 'search=zeppelin'],
  ['searches an email address', 'search=person777%40mail'],
  ['searches a user ID', 'search=user-999'],
  ['searches what no contact has', 'search=nothing-has-this'],
  ['lists a frequent plan', rule('plan', 'is', 'free')],
  ['lists a company', rule('companyName', 'is', 'Company 42')],
  ['lists a rare value of custom data', rule('beta', 'is', 'true')],
  ['lists those without a key', rule('segment', 'missing')],
  ['lists a part of an email', rule('email', 'contains', '9@mail')],
  ['lists many seats', rule('seats', 'above', '40')],
  ['lists those seen in the last days', rule('last_seen_at', 'within', '1')],
  ['lists a frequent event', had('pageView')],
  ['lists an event of every tenth', had('Bought')],
  ['lists a rare event', had('Refunded')],
  ['lists an event that no contact had', had('Sold')],
  ['lists those without an event', had('Bought', { happened: false })],
  [
    'lists a plan with an event',
    write({
      attributes: [{ attribute: 'plan', test: 'is', value: 'free' }],
      events: [{ name: 'Bought', happened: true, withinDays: 90 }],
    }),
  ],
].map(([name = '', query]): TimedRequest => ({ name, path: `/api/v1/contacts?${query}` }));

type Stage = {
  readonly test: TestApp;
  readonly superuser: pg.Client;
  readonly recorder: Recorder;
  /** By the name of the request. */
  readonly times: Map<string, Timed>;
};

async function openStage(count: number): Promise<Stage> {
  const test = await createTestApp();
  const recorder = recordStatements(test.appPool);
  const superuser = await connectAsSuperuser(test);
  await fillContacts(superuser, count, test.clock.now());
  return { test, superuser, recorder, times: new Map() };
}

/** Uses each segment for the first time, then runs the job that computes them; returns the times of the first use. */
async function computeSegments({ test, recorder }: Stage): Promise<ReadonlyMap<string, number>> {
  const token = await test.as('Agency');
  const first = new Map<string, number>();
  for (const { name, path } of segmentRequests) {
    recorder.take();
    await (await test.request(path, { token })).text();
    const own = recorder.take().filter(({ text }) => !isFrame(text));
    first.set(
      name,
      own.reduce((sum, { durationMs }) => sum + durationMs, 0),
    );
  }
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
  return first;
}

/** Measures requests, or measures them again; of several measurements, the fastest counts. */
async function measure({ test, recorder, times }: Stage, list: readonly TimedRequest[]): Promise<void> {
  const measured = await timeRequests(test, recorder, list, { token: await test.as('Agency'), runs });
  for (const [name, timed] of measured) {
    const earlier = times.get(name);
    if (!earlier || timed.p95Ms < earlier.p95Ms) times.set(name, timed);
  }
}

let few: Stage;
let many: Stage;
let firstTimes: ReadonlyMap<string, number>;
const all = [...requests, ...segmentRequests];

const computeRatio = (name: string) =>
  (many.times.get(name)?.p95Ms ?? 0) / Math.max(few.times.get(name)?.p95Ms ?? 0, floorMs);

beforeAll(async () => {
  few = await openStage(personsBefore);
  many = await openStage(persons);
  await computeSegments(few);
  firstTimes = await computeSegments(many);
  for (const stage of [few, many]) await measure(stage, all);
  for (let round = 0; round < roundsOfSlow; round += 1) {
    const slow = all.filter(({ name }) => computeRatio(name) > maxP95Ratio);
    if (slow.length > 0) for (const stage of [few, many]) await measure(stage, slow);
  }
}, 1_200_000);
afterAll(async () => {
  for (const { test, superuser } of [few, many]) {
    await superuser.end();
    await test.close();
  }
});

describe(`contacts of ${persons} persons`, () => {
  it.each(all)(`$name in at most ${maxP95Ratio} times the time of ${personsBefore}`, ({ name }) => {
    const [before, after] = [few.times.get(name), many.times.get(name)];
    expect([before?.failure, after?.failure]).toEqual([undefined, undefined]);
    const first = firstTimes.get(name);
    const atFirst = first === undefined ? '' : `, the first time ${first.toFixed(1)} ms`;
    process.stdout.write(
      `${name}: ${before?.p95Ms.toFixed(1)} ms, then ${after?.p95Ms.toFixed(1)} ms${atFirst}\n`,
    );
    expect(computeRatio(name)).toBeLessThanOrEqual(maxP95Ratio);
  });
});
