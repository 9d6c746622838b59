import type { GraphClient } from './graphClient';

/** Has Facebook tell our webhook of a page's new leads, by the page's token. As often as wanted. @throws FacebookError */
export async function subscribePage(page: GraphClient, pageId: string): Promise<void> {
  await page({
    method: 'POST',
    path: `${pageId}/subscribed_apps`,
    params: { subscribed_fields: ['leadgen'] },
  });
}
