import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeSecrets, defaultScryptCost, type ScryptCost } from '../../src/ports/nodeSecrets';
import {
  type AccountQuestion,
  accountQuestions,
  findClientToken,
  sendQuestion,
  strangerEmail,
} from '../harness/accountQuestions';
import { createTestApp, type TestApp } from '../harness/createTestApp';
import { tooLong } from '../harness/passwordFields';
import { testEncryptionKey } from '../harness/testConstants';

const tries = 200;
/** Allowed ratio between the times of a known and an unknown address. */
const ratios = { least: 0.8, most: 1.25 };
/** Time for a request whose password is refused before it is hashed. */
const refusedWithinMs = 50;
/**
 * Some 10 ms per hash: a missing hash is noticeable, and other differences are, too. With production's cost a
 * difference of 20 ms would go unnoticed.
 */
const lightCost: ScryptCost = { ...defaultScryptCost, N: defaultScryptCost.N / 8 };

/** Creates an API whose accounts have passwords of this cost. */
async function openAt(cost: ScryptCost): Promise<TestApp> {
  const secrets = createNodeSecrets([testEncryptionKey], cost);
  const test = await createTestApp({ ports: { secrets } });
  await test.ownerPool.query('update users set password_hash = $1', [
    await secrets.hashPassword('adlane-demo'),
  ]);
  return test;
}

function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the median times in milliseconds of both kinds of address. */
async function timeAnswers(test: TestApp, question: AccountQuestion) {
  const times = { known: [] as number[], unknown: [] as number[] };
  // Alternates the order, so that warm-up affects both.
  for (let round = 0; round < tries; round += 1) {
    const kinds = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const email = kind === 'known' ? question.knownEmail : strangerEmail();
      const { ms, status } = await sendQuestion(test, question, email);
      expect(status).toBe(question.status);
      times[kind].push(ms);
    }
  }
  return { known: computeMedian(times.known), unknown: computeMedian(times.unknown) };
}

async function expectEqualTimes(test: TestApp, question: AccountQuestion): Promise<void> {
  const { known, unknown } = await timeAnswers(test, question);
  const ratio = known / unknown;
  process.stdout.write(
    `${question.name}: ${known.toFixed(2)} ms with an account; ${ratio.toFixed(3)} times what it is without\n`,
  );
  expect(ratio).toBeGreaterThan(ratios.least);
  expect(ratio).toBeLessThan(ratios.most);
}

/** Returns a call by its index: the token in its path is known once there is a database. */
async function questionAt(test: TestApp, index: number): Promise<AccountQuestion> {
  const question = accountQuestions(await findClientToken(test))[index];
  if (!question) throw new Error('There is no such question.');
  return question;
}

describe(`the time of an answer, ${tries} times each`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openAt(lightCost);
  });
  afterAll(() => test.close());

  it.each(accountQuestions('').map(({ name }, index) => ({ name, index })))(
    'does not reveal who has an account: $name',
    async ({ index }) => expectEqualTimes(test, await questionAt(test, index)),
  );
});

describe("with hashes of production's cost", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openAt(defaultScryptCost);
  });
  afterAll(() => test.close());

  it(`signing in ${tries} times each does not reveal who has an account`, async () =>
    expectEqualTimes(test, await questionAt(test, 0)));

  it.each(tooLong)(`a password of %i characters is refused within ${refusedWithinMs} ms`, async (length) => {
    const login = await questionAt(test, 0);
    const question = { ...login, body: (email: string) => ({ email, password: 'x'.repeat(length) }) };
    const times: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { status, ms } = await sendQuestion(test, question, question.knownEmail);
      expect(status).toBe(422);
      times.push(ms);
    }
    process.stdout.write(`${length} characters: ${computeMedian(times).toFixed(2)} ms\n`);
    expect(computeMedian(times)).toBeLessThan(refusedWithinMs);
  });
});
