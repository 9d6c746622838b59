import { inviteFirstOperator } from '@adlane/api-server';
import { users } from '@adlane/api-server/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { mailedToken } from '../../harness/mailedToken';

let test: TestApp;
let restore: () => Promise<void>;
beforeAll(async () => {
  test = await createTestApp();
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

const email = 'first@operator.test';
const countMails = async () => {
  await test.jobs.settle();
  return test.mails.filter(({ to }) => to === email).length;
};
const deleteOperators = () => deleteRows(test.ownerPool, users, { entity_type: 'SuperAdmin' });

describe('the first operator of an installation', () => {
  it('is not invited if an operator exists', async () => {
    const before = await countMails();
    expect(await inviteFirstOperator(test.ports, email)).toBe(false);
    expect(await countMails()).toBe(before);
  });

  it('is invited once by several processes, and again after the link expires', async () => {
    await deleteOperators();
    const before = await countMails();
    const starts = Array.from({ length: 3 }, () => inviteFirstOperator(test.ports, email));
    expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1);
    expect(await countMails()).toBe(before + 1);
    test.clock.advance(8 * 24 * 60 * 60 * 1000);
    expect(await inviteFirstOperator(test.ports, email)).toBe(true);
    expect(await countMails()).toBe(before + 2);
  });

  it('chooses a password through the link and is a super admin', async () => {
    await deleteOperators();
    await inviteFirstOperator(test.ports, email);
    const token = await mailedToken(test, email);
    const body = { token, password: 'the operator chose it' };
    const answer = await test.request('/api/v1/invitations/accept', { method: 'POST', body });
    expect((await answer.json()).user).toMatchObject({ email, entity_type: 'SuperAdmin' });
    expect(await inviteFirstOperator(test.ports, 'second@operator.test')).toBe(false);
  });
});
