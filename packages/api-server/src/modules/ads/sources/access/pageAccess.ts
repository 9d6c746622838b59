import { and, eq } from 'drizzle-orm';
import { createGraphClient, type GraphClient } from '../../../../connectors/facebook/graph/graphClient';
import { readPageToken } from '../../../../connectors/facebook/readPageToken';
import { pages } from '../../../../db/schema/ads/sources';
import type { Database, Ports } from '../../../../ports';

export type PageRow = typeof pages.$inferSelect;

/**
 * Opens Facebook with the page's token, which its forms and leads require.
 * @throws FacebookError
 */
export async function openPage(ports: Ports, page: PageRow, user: GraphClient): Promise<GraphClient> {
  if (page.sealed_token !== null) {
    return createGraphClient(ports, await ports.secrets.decrypt(page.sealed_token));
  }
  return createGraphClient(ports, await readPageToken(user, page.external_id));
}

/** Stores whether a page has accepted the terms of lead ads. */
export async function storePageTerms(
  tx: Database,
  page: Pick<PageRow, 'agency_id' | 'id'>,
  leadgen_tos_accepted: boolean,
): Promise<void> {
  await tx
    .update(pages)
    .set({ leadgen_tos_accepted })
    .where(and(eq(pages.agency_id, page.agency_id), eq(pages.id, page.id)));
}
