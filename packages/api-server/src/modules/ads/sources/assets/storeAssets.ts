import { and, eq, notInArray, sql } from 'drizzle-orm';
import type {
  RetrievedAdAccount,
  RetrievedBusiness,
  RetrievedPage,
} from '../../../../connectors/facebook/retrieveAssets';
import { ad_accounts, business_managers, pages } from '../../../../db/schema/ads/sources';
import type { Database } from '../../../../ports';
import { updateSource } from '../commands';
import { type SourceRow } from '../queries';

/** The assets of a source as its platform lists them, ready to be stored, with sealed page tokens. */
export type SealedAssets = {
  readonly adAccounts: readonly (Omit<RetrievedAdAccount, 'details'> & {
    readonly details: Readonly<Record<string, unknown>>;
  })[];
  readonly pages: readonly (Omit<RetrievedPage, 'token'> & { readonly sealed_token: string | null })[];
  readonly businesses: readonly RetrievedBusiness[];
};

/** Rows per insert; more would have too many parameters. */
const chunkSize = 500;

function toChunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / chunkSize);
  return Array.from({ length: count }, (_none, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}

/**
 * Stores the assets of a source. Known assets keep their id, default, selection and shares; assets that are
 * no longer accessible are marked as disconnected. New accounts and pages are in use unless the user has
 * selected assets before.
 */
export async function storeAssets(
  tx: Database,
  source: SourceRow,
  assets: SealedAssets,
  now: Date,
): Promise<void> {
  await storeAdAccounts(tx, source, assets.adAccounts, now);
  await storePages(tx, source, assets.pages, now);
  await storeBusinesses(tx, source, assets.businesses, now);
  await updateSource(tx, source, {
    status: 'active',
    notice: null,
    retrieval_attempts: 0,
    retrieval_due_at: null,
    updated_at: now,
  });
}

function ownColumns(source: SourceRow, now: Date) {
  return {
    agency_id: source.agency_id,
    source_id: source.id,
    is_used: source.chosen_at === null,
    created_at: now,
    updated_at: now,
  };
}

async function storeAdAccounts(
  tx: Database,
  source: SourceRow,
  found: SealedAssets['adAccounts'],
  now: Date,
): Promise<void> {
  const isOfSource = and(eq(ad_accounts.agency_id, source.agency_id), eq(ad_accounts.source_id, source.id));
  const ids = found.map(({ external_id }) => external_id);
  await tx
    .update(ad_accounts)
    .set({ status: 'Disconnected', updated_at: now })
    .where(and(isOfSource, ids.length > 0 ? notInArray(ad_accounts.external_id, ids) : undefined));
  for (const chunk of toChunks(found)) {
    await tx
      .insert(ad_accounts)
      .values(
        chunk.map((account) => ({ ...account, details: { ...account.details }, ...ownColumns(source, now) })),
      )
      .onConflictDoUpdate({
        target: [ad_accounts.agency_id, ad_accounts.source_id, ad_accounts.external_id],
        set: {
          name: sql`excluded.name`,
          currency: sql`excluded.currency`,
          timezone: sql`excluded.timezone`,
          status: sql`excluded.status`,
          details: sql`excluded.details`,
          updated_at: now,
        },
      });
  }
}

async function storePages(
  tx: Database,
  source: SourceRow,
  found: SealedAssets['pages'],
  now: Date,
): Promise<void> {
  const isOfSource = and(eq(pages.agency_id, source.agency_id), eq(pages.source_id, source.id));
  const ids = found.map(({ external_id }) => external_id);
  await tx
    .update(pages)
    .set({ is_reached: false, sealed_token: null, updated_at: now })
    .where(and(isOfSource, ids.length > 0 ? notInArray(pages.external_id, ids) : undefined));
  for (const chunk of toChunks(found)) {
    await tx
      .insert(pages)
      // Leads are fetched from now on: older ones were not entrusted to this product.
      .values(chunk.map((page) => ({ ...page, ...ownColumns(source, now), leads_swept_at: now })))
      .onConflictDoUpdate({
        target: [pages.agency_id, pages.source_id, pages.external_id],
        set: {
          name: sql`excluded.name`,
          picture_url: sql`excluded.picture_url`,
          leadgen_tos_accepted: sql`excluded.leadgen_tos_accepted`,
          sealed_token: sql`excluded.sealed_token`,
          is_reached: true,
          updated_at: now,
        },
      });
  }
}

async function storeBusinesses(
  tx: Database,
  source: SourceRow,
  found: SealedAssets['businesses'],
  now: Date,
): Promise<void> {
  const isOfSource = and(
    eq(business_managers.agency_id, source.agency_id),
    eq(business_managers.source_id, source.id),
  );
  await tx.delete(business_managers).where(isOfSource);
  for (const chunk of toChunks(found)) {
    const own = { agency_id: source.agency_id, source_id: source.id, created_at: now, updated_at: now };
    await tx.insert(business_managers).values(chunk.map((business) => ({ ...business, ...own })));
  }
}
