import { findDemoClient } from '../fixtures/rows/demoRows';
import { createTestApp, type TestApp, type TestAppOptions } from './createTestApp';

export type DemoTest = TestApp & {
  readonly agencyToken: string;
  readonly clientToken: string;
  readonly agencyId: number;
  readonly clientId: number;
  /** Calls the API; as the agency where no other token is given. */
  send(method: string, path: string, body?: unknown, token?: string): Promise<Response>;
};

/** Creates the API with the demo agency and its demo client signed in. */
export async function createDemoTest(options: TestAppOptions = {}): Promise<DemoTest> {
  const test = await createTestApp(options);
  const [agencyToken, clientToken] = await Promise.all([test.as('Agency'), test.as('Client')]);
  return {
    ...test,
    agencyToken,
    clientToken,
    ...(await findDemoClient(test.ownerPool)),
    send: (method, path, body, token = agencyToken) =>
      test.request(`/api/v1/${path}`, { method, token, ...(body !== undefined && { body }) }),
  };
}
