import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RetrievedGoogleAccount } from '../../../connectors/googleAds/retrieveGoogleAccounts';
import { ad_accounts, client_default_accounts, sources } from '../../../db/schema/ads/sources';
import type { Database } from '../../../ports';
import type { SourceRow } from '../sources/assets/chooseAdAccount';

type Chosen = {
  readonly accounts: readonly RetrievedGoogleAccount[];
  readonly chosenIds: readonly string[];
  readonly now: Date;
};

/** Stores the accounts of a source: the selected ones as in use, inaccessible ones as disconnected. */
export async function upsertGoogleAccounts(
  tx: Database,
  source: SourceRow,
  { accounts, chosenIds, now }: Chosen,
): Promise<void> {
  const { agency_id, id: source_id } = source;
  const ofSource = and(eq(ad_accounts.agency_id, agency_id), eq(ad_accounts.source_id, source_id));
  const rows = accounts.map((account) => ({
    ...account,
    agency_id,
    source_id,
    is_used: chosenIds.includes(account.external_id),
    created_at: now,
    updated_at: now,
  }));
  await tx
    .update(ad_accounts)
    .set({ is_used: false, status: 'Disconnected', updated_at: now })
    .where(ofSource);
  if (rows.length > 0) {
    await tx
      .insert(ad_accounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [ad_accounts.agency_id, ad_accounts.source_id, ad_accounts.external_id],
        set: {
          name: sql`excluded.name`,
          currency: sql`excluded.currency`,
          timezone: sql`excluded.timezone`,
          status: sql`excluded.status`,
          is_used: sql`excluded.is_used`,
          details: sql`${ad_accounts.details} || excluded.details`,
          updated_at: now,
        },
      });
  }
  await tx
    .update(ad_accounts)
    .set({ is_default: false })
    .where(and(ofSource, eq(ad_accounts.is_used, false)));
  await tx.delete(client_default_accounts).where(
    and(
      eq(client_default_accounts.agency_id, agency_id),
      inArray(
        client_default_accounts.ad_account_id,
        tx
          .select({ id: ad_accounts.id })
          .from(ad_accounts)
          .where(and(ofSource, eq(ad_accounts.is_used, false))),
      ),
    ),
  );
}

/** Makes an account the agency's only default among its Google accounts. */
export async function updateAgencyDefault(
  tx: Database,
  agencyId: number,
  id: number,
  now: Date,
): Promise<void> {
  const googleSources = tx
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.agency_id, agencyId), eq(sources.channel, 'google')));
  await tx
    .update(ad_accounts)
    .set({ is_default: sql`${ad_accounts.id} = ${id}`, updated_at: now })
    .where(and(eq(ad_accounts.agency_id, agencyId), inArray(ad_accounts.source_id, googleSources)));
}

/** Makes an account a client's default among its Google accounts. */
export async function upsertClientDefault(
  tx: Database,
  row: { readonly agency_id: number; readonly client_id: number; readonly ad_account_id: number },
  now: Date,
): Promise<void> {
  await tx
    .insert(client_default_accounts)
    .values({ ...row, channel: 'google', updated_at: now })
    .onConflictDoUpdate({
      target: [
        client_default_accounts.agency_id,
        client_default_accounts.client_id,
        client_default_accounts.channel,
      ],
      set: { ad_account_id: row.ad_account_id, updated_at: now },
    });
}
