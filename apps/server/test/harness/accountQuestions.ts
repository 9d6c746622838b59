import { randomInt } from 'node:crypto';
import type { TestApp } from './createTestApp';

/** A public call that names an e-mail address, and two of its bodies: one of an address with an account, one without. */
export type AccountQuestion = {
  readonly name: string;
  readonly path: string;
  body(email: string): Readonly<Record<string, unknown>>;
  /** An address that has an account which the call is about. */
  readonly knownEmail: string;
  /** What both are answered with. */
  readonly status: number;
};

const person = { first_name: 'Nia', last_name: 'Park', password: 'a good passphrase' };
const agencyEmail = 'agency@adlane.test';
const clientEmail = 'client@adlane.test';

/** Every call by which a stranger could learn who has an account. `clientToken` is that of the client's agency. */
export function accountQuestions(clientToken: string): readonly AccountQuestion[] {
  const ofClients = `/api/v1/agency/${clientToken}/client`;
  const wrong = (email: string) => ({ email, password: 'not its password' });
  return [
    { name: 'signing in', path: '/api/v1/login', body: wrong, knownEmail: agencyEmail, status: 422 },
    {
      name: 'signing in as a client',
      path: `${ofClients}/login`,
      body: wrong,
      knownEmail: clientEmail,
      status: 422,
    },
    {
      name: "signing in as another agency's client",
      path: `${ofClients}/login`,
      body: wrong,
      knownEmail: agencyEmail,
      status: 422,
    },
    {
      name: 'a forgotten password',
      path: '/api/v1/forget-password',
      body: (email) => ({ email }),
      knownEmail: agencyEmail,
      status: 200,
    },
    {
      name: 'signing up as an agency',
      path: '/api/v1/agency/signup',
      body: (email) => ({ ...person, email, business_name: 'Park & Partners' }),
      knownEmail: agencyEmail,
      status: 202,
    },
    {
      name: 'signing up as a client',
      path: `${ofClients}/signup`,
      body: (email) => ({ ...person, email }),
      knownEmail: clientEmail,
      status: 202,
    },
    {
      name: 'asking for another confirmation',
      path: '/api/v1/clients/email/verification/resend',
      body: (email) => ({ email }),
      knownEmail: agencyEmail,
      status: 200,
    },
  ];
}

/** The seeded agency's token for its clients. */
export async function findClientToken(test: TestApp): Promise<string> {
  const { rows } = await test.ownerPool.query<{ client_token: string }>(
    'select client_token from agencies a join users u on u.agency_id = a.id where u.email = $1',
    [agencyEmail],
  );
  return rows[0]?.client_token ?? '';
}

/** An address that nobody has, as long as those of the seeded world. */
export const strangerEmail = (): string => `n${randomInt(10_000, 99_999)}@adlane.test`;

export type TimedAnswer = { readonly status: number; readonly body: string; readonly ms: number };

/** Asks from an address of its own, so that no limit is met; answers once what it set off has been done, too. */
export async function sendQuestion(
  test: TestApp,
  question: AccountQuestion,
  email: string,
): Promise<TimedAnswer> {
  const [a, b, c] = [randomInt(1, 224), randomInt(256), randomInt(256)];
  const request = new Request(`http://adlane.test${question.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question.body(email)),
  });
  const startedAt = performance.now();
  const answer = await test.app.fetch(request, { ip: `${a}.${b}.${c}.9` });
  const body = await answer.text();
  const ms = performance.now() - startedAt;
  await test.jobs.settle();
  return { status: answer.status, body, ms };
}
