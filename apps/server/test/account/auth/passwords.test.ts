import type { Secrets } from '@adlane/api-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createNodeSecrets } from '../../../src/ports/nodeSecrets';
import { type CallMaker, createCallMaker, demandFixture } from '../../fixtures/makeCall';
import { tenantRows } from '../../fixtures/rows/tenantRows';
import { headersFor } from '../../fixtures/tenantCallers';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { mailedToken } from '../../harness/mailedToken';
import { type PasswordField, passwordFields, tooLong } from '../../harness/passwordFields';
import { testEncryptionKey, testScryptCost } from '../../harness/testConstants';

let test: DoublesTest;
let restore: () => Promise<void>;
let maker: CallMaker;
let hashed = 0;

/** The real hashes, counted. */
function countingSecrets(): Secrets {
  const secrets = createNodeSecrets([testEncryptionKey], testScryptCost);
  return {
    ...secrets,
    hashPassword(password) {
      hashed += 1;
      return secrets.hashPassword(password);
    },
    verifyPassword(password, hash) {
      hashed += 1;
      return secrets.verifyPassword(password, hash);
    },
  };
}

beforeAll(async () => {
  test = await createDoublesTest({ ports: { secrets: countingSecrets() } });
  maker = await createCallMaker(test);
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

async function send({ named, field }: PasswordField, password: string) {
  const { call } = named;
  const { first } = maker.callers;
  const input = await demandFixture(named)(tenantRows(test.ownerPool, first.agencyId).rows);
  const path = call.path.replace('{token}', 'no-such-agency');
  const headers = { ...headersFor(call.access, first), 'content-type': 'application/json' };
  const body = JSON.stringify({ ...(input.body as object), [field]: password });
  const answer = await test.request(path, { method: call.method, headers, body });
  const { errors = {} }: { errors?: Record<string, string[]> } = await answer.json();
  return { status: answer.status, fields: Object.keys(errors) };
}

const post = (path: string, body: unknown, token?: string) =>
  test.request(`/api/v1${path}`, { method: 'POST', body, ...(token !== undefined && { token }) });
const login = async (email: string, password: string) => (await post('/login', { email, password })).status;

describe('a password that is too long', () => {
  it('can be sent in eight fields', () => {
    expect(passwordFields.map(({ name }) => name)).toHaveLength(8);
  });

  it.each(passwordFields)('is refused as $name and never hashed', async (field) => {
    const before = hashed;
    for (const password of [...tooLong.map((length) => 'x'.repeat(length)), '🦊'.repeat(129)]) {
      const answer = await send(field, password);
      expect([password.length, answer.status, answer.fields]).toEqual([password.length, 422, [field.field]]);
    }
    expect(hashed).toBe(before);
  });
});

describe('a passphrase of 64 characters with emojis and spaces', () => {
  const old = 'adlane-demo';
  const passphrase = `🐎 correct horse 🔋 battery staple — ärger über Ölfässer 🧯 ${'🦊'.repeat(7)}`;

  it('has 64 characters, many of which are not ASCII', () => {
    expect([...passphrase]).toHaveLength(64);
    expect(passphrase.length).toBeGreaterThan(70);
  });

  async function expectWhole(email: string): Promise<void> {
    const characters = [...passphrase];
    expect(await login(email, passphrase)).toBe(200);
    for (const other of [
      characters.slice(0, -1).join(''),
      `${characters.slice(0, -1).join('')}🦝`,
      `${passphrase}🦊`,
      passphrase.replaceAll(' ', ''),
      passphrase.trim().replaceAll('🦊', ''),
    ]) {
      expect([other, await login(email, other)]).toEqual([other, 422]);
    }
  }

  it('is stored unchanged when a password is changed', async () => {
    const token = await test.as('Agency');
    const body = { current_password: old, password: passphrase };
    expect((await post('/user/change-password', body, token)).status).toBe(200);
    await expectWhole('agency@adlane.test');
  });

  it('is stored unchanged when a forgotten password is reset', async () => {
    const email = 'client@adlane.test';
    await post('/forget-password', { email });
    const body = { token: await mailedToken(test, email), password: passphrase };
    expect((await post('/reset-password', body)).status).toBe(200);
    await expectWhole(email);
  });

  it('is stored unchanged when a user signs up', async () => {
    const email = 'nia@park.test';
    const form = { email, password: passphrase, first_name: 'Nia', last_name: 'Park', business_name: 'Park' };
    expect((await post('/agency/signup', form)).status).toBe(202);
    const verified = await post('/clients/email/verify', { token: await mailedToken(test, email) });
    expect(verified.status).toBe(200);
    await expectWhole(email);
  });
});
