import { FacebookError } from './graph/facebookError';
import type { GraphClient } from './graph/graphClient';
import { PageNode } from './graph/shapes';

/**
 * Returns the page's token, which calls about its forms and leads need.
 * @throws FacebookError, also where the user has no role on the page any more
 */
export async function readPageToken(user: GraphClient, pageId: string): Promise<string> {
  const answer = await user({ method: 'GET', path: pageId, params: { fields: 'access_token' } });
  const { access_token } = PageNode.parse(answer);
  if (access_token === null)
    throw new FacebookError('You have no access to this page on Facebook any more.', { code: 200 });
  return access_token;
}
