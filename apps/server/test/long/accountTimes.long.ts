import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeSecrets } from '../../src/ports/nodeSecrets';
import { accountQuestions, ask, clientTokenOf, strangerEmail } from '../harness/accountQuestions';
import { createTestApp, type TestApp } from '../harness/createTestApp';
import { tooLong } from '../harness/passwordFields';
import { testEncryptionKey } from '../harness/testConstants';

const tries = 200;
/** What a request may take whose password is refused before it is hashed. */
const refusedWithinMs = 50;

let test: TestApp;
let clientToken: string;

beforeAll(async () => {
  // What production pays for a hash; the accounts of the seeded world have the cheapest one.
  const secrets = createNodeSecrets([testEncryptionKey]);
  test = await createTestApp({ ports: { secrets } });
  clientToken = await clientTokenOf(test);
  await test.ownerPool.query('update users set password_hash = $1', [
    await secrets.hashPassword('adlane-demo'),
  ]);
});
afterAll(() => test.close());

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe(`the time of an answer, ${tries} times each`, () => {
  it.each(accountQuestions('').map(({ name }, index) => ({ name, index })))(
    'does not tell who has an account: $name',
    async ({ name, index }) => {
      const question = accountQuestions(clientToken)[index];
      if (!question) throw new Error('There is no such question.');
      const times = { known: [] as number[], unknown: [] as number[] };
      // In turns, and each first as often as the other: what warms up or slows down meets both.
      for (let round = 0; round < tries; round += 1) {
        const kinds = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        for (const kind of kinds) {
          const { ms, status } = await ask(
            test,
            question,
            kind === 'known' ? question.knownEmail : strangerEmail(),
          );
          expect(status).toBe(question.status);
          times[kind].push(ms);
        }
      }
      const ratio = medianOf(times.known) / medianOf(times.unknown);
      process.stdout.write(
        `${name}: ${medianOf(times.known).toFixed(2)} ms with an account; ${ratio.toFixed(3)} times what it is without\n`,
      );
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
    },
  );
});

describe('a password that is too long', () => {
  it.each(tooLong)(`of %i characters is refused within ${refusedWithinMs} ms`, async (length) => {
    const [login] = accountQuestions(clientToken);
    if (!login) throw new Error('Signing in is the first question.');
    const question = { ...login, body: (email: string) => ({ email, password: 'x'.repeat(length) }) };
    const times: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { status, ms } = await ask(test, question, question.knownEmail);
      expect(status).toBe(422);
      times.push(ms);
    }
    expect(medianOf(times)).toBeLessThan(refusedWithinMs);
  });
});
