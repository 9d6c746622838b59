import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { demoLogins } from '../../mocks/src/world/demoLogins';

/** Creates a project of the demo's agency, without messages that visitors would receive; `client` is signed in as its owner. */
export async function createEmptyProject(baseUrl: string, name = 'Bank') {
  const login = demoLogins.find(({ role }) => role === 'Agency');
  if (!login) throw new Error('The demo world has no agency.');
  const { email, password } = login;
  const { access_token } = await createClient(contract, { baseUrl }).auth.login({
    body: { email, password },
  });
  const client = createClient(contract, { baseUrl, token: () => access_token });
  const { id } = await client.projects.store({ body: { name } });
  return { id, client, installation: await client.projects.installation({ params: { id } }) };
}
