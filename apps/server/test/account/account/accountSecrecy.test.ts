import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountQuestions,
  findClientToken,
  sendQuestion,
  strangerEmail,
} from '../../harness/accountQuestions';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let clientToken: string;
beforeAll(async () => {
  test = await createTestApp();
  clientToken = await findClientToken(test);
});
afterAll(() => test.close());

describe('the existence of an account', () => {
  it.each(accountQuestions('').map(({ name }, index) => ({ name, index })))(
    'is not revealed by the status or body of $name',
    async ({ index }) => {
      const question = accountQuestions(clientToken)[index];
      if (!question) throw new Error('There is no such question.');
      for (let round = 0; round < 15; round += 1) {
        const known = await sendQuestion(test, question, question.knownEmail);
        const unknown = await sendQuestion(test, question, strangerEmail());
        expect([known.status, known.body]).toEqual([question.status, unknown.body]);
        expect(unknown.status).toBe(question.status);
      }
    },
  );
});
