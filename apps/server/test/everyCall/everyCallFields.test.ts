import type { NamedCall } from '@adlane/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reportCounts } from '../../../../test/reportCounts';
import { endsSession, lossesLast, madeCalls } from '../fixtures/allFixtures';
import { tenantDigest } from '../fixtures/databaseDigest';
import { listCallers } from '../fixtures/listCallers';
import type { FieldSchema } from '../fixtures/listFields';
import type { CallMaker } from '../fixtures/makeCall';
import { type Changed, listCallFields, type OpenRequest, openRequest } from '../fixtures/openRequest';
import { collectStatements } from '../fixtures/sql/collectStatements';
import { createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

/** A text that no statement may contain: values are bound. */
const canary = 'canary7f3a';
const integers = [0, -1, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER];
const numbers = [...integers, 0.5, 1e308, -1e308];
const texts = [
  canary,
  `${canary}'; drop table users--`,
  `"${canary}")) or pg_sleep(1)`,
  `${canary}\u202e%_\\`,
  `https://example.com/${canary}`,
  `${canary}@example.com`,
  '0001-01-01',
  '9999-12-31T23:59:59.999Z',
  '9'.repeat(25),
];

/** Values of the field's own type, so that most are refused by what the call looks up, or accepted. */
function listValues({ type, enum: choices, const: only }: FieldSchema): readonly unknown[] {
  if (only !== undefined) return [];
  if (choices) return choices;
  if (type === 'string') return texts;
  if (type === 'integer') return integers;
  if (type === 'number') return numbers;
  if (type === 'boolean') return [true, false];
  if (type === 'array') return [[], [canary], [null]];
  if (type === 'object') return [{}, { [canary]: canary }];
  return [null, canary];
}

/** Values per call in the short run of `npm test`; `npm run test:security` sends all. */
const shortRun = process.env['ADLANE_FUZZ'] === 'full' ? Number.POSITIVE_INFINITY : 6;

const calls = madeCalls.filter((named) => listCallFields(named.call).length > 0 && !endsSession(named));

let test: DoublesTest;
let maker: CallMaker;
let statements = new Set<string>();
/** Statements of requests that were refused before their handler. */
const signInStatements = new Set<string>();
let requests = 0;
let reached = 0;

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(calls));
  collectStatements((text) => statements.add(text));
  for (const named of calls) {
    if (!named.call.body || (named.call.bodyType ?? 'json') !== 'json') continue;
    const [field] = listCallFields(named.call).filter(({ part }) => part === 'body');
    for (const { headers } of await listCallers(maker, named)) {
      statements = new Set();
      const { send } = await openRequest(test, maker, named, headers);
      await send(field && { field: { ...field, path: [], chosenBy: [] }, value: [1] });
      for (const text of statements) signInStatements.add(text);
    }
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  await test.close();
});

/** Lists changes of one field: all that the call's schema accepts, and one that it refuses. */
function listChanges({ call }: NamedCall, { hasParent, withChange }: OpenRequest): Changed[] {
  return listCallFields(call)
    .filter(hasParent)
    .flatMap((field) => {
      const changes = listValues(field.schema).map((value) => ({ field, value }));
      const isAccepted = (changed: Changed) => {
        const value = withChange(changed);
        return field.part === 'query' || call.body?.safeParse(value).success === true;
      };
      return [...changes.filter(isAccepted), ...changes.filter((each) => !isAccepted(each)).slice(0, 1)];
    });
}

/** Sends one change, and returns what was wrong with the answer or a statement. */
async function sendChange(request: OpenRequest, changed: Changed): Promise<string[]> {
  const logged = test.logLines.length;
  statements = new Set();
  const { status } = await request.send(changed);
  if (status === 429) {
    // Budgets of visitors refill.
    test.clock.advance(15 * 60_000);
    return sendChange(request, changed);
  }
  requests += 1;
  if ([...statements].some((text) => !signInStatements.has(text))) reached += 1;
  const about = `${changed.field.path.join('.')} = ${JSON.stringify(changed.value)}`;
  const failures = test.logLines.slice(logged).filter(({ level }) => level === 'error');
  const unbound = [...statements].filter((text) => text.includes(canary));
  return [
    ...failures.map((line) => `${about}: ${status} ${JSON.stringify(line)}`),
    ...unbound.map((text) => `${about} is in ${text}`),
  ];
}

async function sendChanges(named: NamedCall): Promise<string[]> {
  const [caller] = await listCallers(maker, named);
  const open = () => openRequest(test, maker, named, caller?.headers ?? {});
  const all = listChanges(named, await open());
  const [changes = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), 1);
  const wrong: string[] = [];
  // A record that one request deletes, the next one finds again.
  for (const changed of changes.slice(0, shortRun)) wrong.push(...(await sendChange(await open(), changed)));
  return wrong;
}

// In order: the total is known after all calls, and calls that delete rows come last.
describe('a field with any value of its type, beside valid ones', { shuffle: false }, () => {
  it.for(lossesLast(calls))(
    'in $name fails nothing, is bound in SQL and changes no other agency',
    async (named, context) => {
      const { agencyId } = maker.callers.second;
      const others = await tenantDigest(test.ownerPool, agencyId);
      const before = { requests, reached };
      expect(await sendChanges(named)).toEqual([]);
      reportCounts(context, {
        requests: requests - before.requests,
        'requests that reach a lookup': reached - before.reached,
      });
      await test.jobs.settle().catch(() => undefined);
      if (maker.tenantFor(named) !== maker.callers.operator)
        expect(await tenantDigest(test.ownerPool, agencyId)).toEqual(others);
    },
  );

  it('reaches what the call looks up in most requests', () => {
    expect(reached / requests).toBeGreaterThan(0.5);
  });
});
