import type { GraphClient } from './graphClient';
import { PageNode } from './shapes';

/**
 * Returns the page's token, which calls about its forms and leads need.
 * @throws FacebookError; TypeError without one
 */
export async function readPageToken(user: GraphClient, pageId: string): Promise<string> {
  const answer = await user({ method: 'GET', path: pageId, params: { fields: 'access_token' } });
  const { access_token } = PageNode.parse(answer);
  if (access_token === null) throw new TypeError(`Facebook gave no token for the page ${pageId}.`);
  return access_token;
}
