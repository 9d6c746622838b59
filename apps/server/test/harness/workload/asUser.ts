import { demoLogins } from '@adlane/mocks/world';
import type { Workload, WorkloadRequest } from './Workload';

/** Calls of a signed-in user below `/api`. */
export type UserCalls = {
  /** @throws Error for a refusal */
  succeed<T>(request: WorkloadRequest): Promise<T>;
};

/**
 * Signs a user of the demo world in.
 * @param email that of the demo agency by default
 */
export async function asUser(workload: Workload, email: string = demoLogins[0].email): Promise<UserCalls> {
  const body = { email, password: demoLogins[0].password };
  const { access_token } = (await workload.succeed({ path: '/api/v1/login', body })) as {
    readonly access_token: string;
  };
  const headers = { authorization: `Bearer ${access_token}` };
  const complete = ({ path, ...request }: WorkloadRequest) => ({ ...request, path: `/api/${path}`, headers });
  return {
    succeed: async <T>(request: WorkloadRequest) => (await workload.succeed(complete(request))) as T,
  };
}
