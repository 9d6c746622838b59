import type { GraphClient } from './graph/graphClient';

/**
 * Subscribes our webhook to a page's new leads, with the page's token. Safe to repeat.
 * @throws FacebookError
 */
export async function subscribePage(page: GraphClient, pageId: string): Promise<void> {
  await page({
    method: 'POST',
    path: `${pageId}/subscribed_apps`,
    params: { subscribed_fields: ['leadgen'] },
  });
}
