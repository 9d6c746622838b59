import { errorMessages } from '@adlane/contract/constants';
import { and, asc, eq } from 'drizzle-orm';
import { business_managers } from '../../../db/schema/ads/sources';
import { conflict, found, notFound } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { findSource } from '../sources/queries';

/**
 * @throws Problem 404 for a source that the user does not see, 409 while its assets are retrieved (ads §8)
 */
export async function checkSource(ctx: UseCaseContext, id: number): Promise<void> {
  const source = await findSource(ctx, id);
  if (source?.channel !== 'facebook') throw notFound();
  if (source.status === 'processing') throw conflict(errorMessages.assetsProcessing);
}

/** Lists the business managers of a source. */
export async function listBusinesses(tx: Database, agencyId: number, sourceId: number) {
  return tx
    .select({
      external_id: business_managers.external_id,
      name: business_managers.name,
      ad_accounts: business_managers.ad_accounts,
      pages: business_managers.pages,
    })
    .from(business_managers)
    .where(and(eq(business_managers.agency_id, agencyId), eq(business_managers.source_id, sourceId)))
    .orderBy(asc(business_managers.name), asc(business_managers.id));
}

/**
 * Finds the assets of a source's business manager.
 * @throws Problem 404 for an unknown one
 */
export async function findBusiness(tx: Database, agencyId: number, sourceId: number, externalId: string) {
  const businesses = await listBusinesses(tx, agencyId, sourceId);
  return found(businesses.find(({ external_id }) => external_id === externalId));
}
