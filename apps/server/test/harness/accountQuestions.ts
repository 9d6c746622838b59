import { randomInt } from 'node:crypto';
import type { TestApp } from './createTestApp';

/**
 * A public call with an email address, and two bodies: with the address of an account, and with an unknown
 * one.
 */
export type AccountQuestion = {
  readonly name: string;
  readonly path: string;
  body(email: string): Readonly<Record<string, unknown>>;
  /** The address of an existing account that the call is about. */
  readonly knownEmail: string;
  /** Status of both answers. */
  readonly status: number;
};

const person = { first_name: 'Nia', last_name: 'Park', password: 'a good passphrase' };
const agencyEmail = 'agency@adlane.test';
const clientEmail = 'client@adlane.test';

/**
 * Lists every call that could reveal whether an address has an account. `clientToken` is that of the client's
 * agency.
 */
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

/** Finds the seeded agency's token for its clients. */
export async function findClientToken(test: TestApp): Promise<string> {
  const { rows } = await test.ownerPool.query<{ client_token: string }>(
    'select client_token from agencies a join users u on u.agency_id = a.id where u.email = $1',
    [agencyEmail],
  );
  return rows[0]?.client_token ?? '';
}

/** Creates an unknown address with the length of those of the seeded world. */
export const strangerEmail = (): string => `n${randomInt(10_000, 99_999)}@adlane.test`;

export type TimedAnswer = { readonly status: number; readonly body: string; readonly ms: number };

/** Sends a request from a new IP address, so that no rate limit applies; resolves after its jobs have run. */
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
