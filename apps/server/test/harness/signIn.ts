import type { TestApp } from './createTestApp';

/**
 * Signs in a user of the seeded world by email address; all have the same password. Returns the bearer token.
 */
export async function signIn({ request }: Pick<TestApp, 'request'>, email: string): Promise<string> {
  const answer = await request('/api/v1/login', { method: 'POST', body: { email, password: 'adlane-demo' } });
  if (!answer.ok) throw new Error(`Signing in as ${email} answered ${answer.status}: ${await answer.text()}`);
  const { access_token: token }: { access_token: string } = await answer.json();
  return token;
}
