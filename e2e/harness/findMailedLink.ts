import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { expect } from 'vitest';
import { demoLogins } from '../../mocks/src/world/demoLogins';

/** Returns the link of the latest email to an address, as the operator sees it in the outbox. */
export async function findMailedLink(dashboardUrl: string, to: string): Promise<string> {
  const operator = demoLogins.find(({ role }) => role === 'SuperAdmin');
  if (!operator) throw new Error('The demo world has no operator.');
  const { email, password } = operator;
  const visitor = createClient(contract, { baseUrl: dashboardUrl });
  const { access_token } = await visitor.auth.login({ body: { email, password } });
  const client = createClient(contract, { baseUrl: dashboardUrl, token: () => access_token });
  let link = '';
  await expect
    .poll(async () => {
      const { data } = await client.operator.outbox();
      const text = data.find((mail) => mail.to === to)?.text ?? '';
      link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
