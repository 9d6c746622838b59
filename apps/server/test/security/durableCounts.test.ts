import { projects } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCommitModes, recordCommitModes } from '../fixtures/commitModes';
import { findRow } from '../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../harness/createTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await recordCommitModes(test.ownerPool);
});
afterAll(() => test.close());

describe('the counts of rate limits', () => {
  it('survive a crash where they limit guesses, and do not wait for the disk where they limit widget reads', async () => {
    const body = { email: 'nowhere@adlane.test', password: 'Wrong-password-1' };
    const refused = await test.request('/api/v1/login', { method: 'POST', body });
    expect(refused.status).toBe(422);
    const { sdk_key } = await findRow(test.ownerPool, projects);
    await test.request(`/sdk/config/${sdk_key}`);
    expect(await listCommitModes(test.ownerPool)).toEqual({
      'login-address': 'on',
      'login-account': 'on',
      'sdk-config-address': 'off',
      'sdk-config-project': 'off',
    });
  });
});
