import type { NamedCall } from '@adlane/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { madeCalls } from '../fixtures/allFixtures';
import { tenantDigest } from '../fixtures/databaseDigest';
import type { CallMaker, Made } from '../fixtures/makeCall';
import { changesNothing, createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;
let restore: () => Promise<void>;

beforeAll(async () => {
  ({ test, maker, restore } = await createCallsTest(madeCalls));
});
afterEach(() => restore());
afterAll(() => test.close());

const hasAccess = (kind: string) => (named: NamedCall) => named.call.access.kind === kind;
const userCalls = madeCalls.filter(hasAccess('user'));

/** One agency's sign-in together with another agency's public key and project id. */
const mixed = () => {
  const { first, second } = maker.callers;
  return { ...second.user, ...first.sdkKey, project: String(first.project['project']) };
};

describe('a sign-in of one agency together with the public key of another', () => {
  it.each(userCalls.filter(({ call }) => call.method === 'GET'))(
    'makes $name answer as without that key',
    async (named) => {
      const { second } = maker.callers;
      const alone = await maker.make(named, second, { headers: second.user });
      const along = await maker.make(named, second, { headers: mixed() });
      expect([along.status, withoutSealed(along)]).toEqual([alone.status, withoutSealed(alone)]);
    },
  );

  it.each(userCalls)('reaches no row of the other agency through $name', async (named) => {
    const { first } = maker.callers;
    const ids = await maker.listIds(named, first);
    // A call without tenant rows concerns only the caller, whichever key is sent along.
    if (ids.every(({ isShared }) => isShared)) {
      const others = await tenantDigest(test.ownerPool, first.agencyId);
      await maker.make(named, maker.callers.second, { headers: mixed() });
      await test.jobs.settle().catch(() => undefined);
      expect(await tenantDigest(test.ownerPool, first.agencyId)).toEqual(others);
      return;
    }
    const answer = await changesNothing(test, () => maker.make(named, first, { headers: mixed() }));
    const isBarred = named.call.access.kind === 'user' && !named.call.access.roles.includes('Agency');
    if (isBarred) expect(answer.status).toBe(403);
    else if (Object.keys(answer.input.params ?? {}).length > 0) expect(answer.status).toBe(404);
    else if (named.call.method !== 'GET' && !answer.input.foreignIdsAreHarmless)
      expect([404, 422]).toContain(answer.status);
  });
});

/**
 * Returns an answer without what is encrypted again each time: expiring links, states of sign-ins at
 * platforms.
 */
function withoutSealed({ text }: Made): string {
  return text.replace(/v1\.test\.[\w.-]+/g, '#');
}

describe('a widget call', () => {
  it.each(madeCalls.filter(hasAccess('session')))(
    '$name accepts no sign-in in place of a visitor',
    async (named) => {
      const { first, second } = maker.callers;
      const visitor = {
        'gleap-id': second.session['gleap-id'] ?? '',
        'gleap-hash': second.session['gleap-hash'] ?? '',
      };
      await changesNothing(test, async () => {
        for (const headers of [mixed(), { ...mixed(), ...visitor }]) {
          expect((await maker.make(named, first, { headers })).status).toBe(401);
        }
      });
    },
  );

  it.each(madeCalls.filter(hasAccess('project')))(
    '$name accepts no token of another project',
    async (named) => {
      const { first, second } = maker.callers;
      const project = String(first.project['project']);
      await changesNothing(test, async () => {
        for (const headers of [mixed(), { ...second.project, project }]) {
          expect((await maker.make(named, first, { headers })).status).toBe(401);
        }
      });
    },
  );

  it.each(madeCalls.filter(hasAccess('sdkKey')))(
    '$name does not recognize a visitor of another site',
    async (named) => {
      const { first, second } = maker.callers;
      const others = await tenantDigest(test.ownerPool, second.agencyId);
      const answer = await maker.make(named, first, { headers: { ...second.session, ...mixed() } });
      expect(answer.status).toBe(201);
      expect(answer.text).not.toContain(second.session['gleap-id']);
      expect(await tenantDigest(test.ownerPool, second.agencyId)).toEqual(others);
    },
  );
});
