import { and, eq, ne } from 'drizzle-orm';
import { ad_accounts, pages, sources } from '../../../../db/schema/ads/sources';
import type { Database } from '../../../../ports';
import type { SourceRow } from '../queries';
import { sourceOfAccount, sourceOfPage } from './sourceJoins';

type Asset = { readonly id: number; readonly is_default: boolean };

/** Finds the one that fits, unless another one does too or it is the default already. */
function findOnly(assets: readonly Asset[]): Asset | undefined {
  const [only, ...others] = assets;
  return others.length > 0 || only?.is_default ? undefined : only;
}

/**
 * Makes the agency's only ad account of a platform, and its only page, the default: there is nothing to choose. A client's
 * connection changes no default of the agency.
 */
export async function presetDefaults(tx: Database, source: SourceRow, now: Date): Promise<void> {
  const { agency_id, channel, client_id } = source;
  if (client_id !== null) return;
  const isConnected = and(
    eq(sources.agency_id, agency_id),
    eq(sources.channel, channel),
    ne(sources.status, 'canceled'),
  );
  const account = findOnly(
    await tx
      .select({ id: ad_accounts.id, is_default: ad_accounts.is_default })
      .from(ad_accounts)
      .innerJoin(sources, sourceOfAccount)
      .where(and(isConnected, eq(ad_accounts.is_used, true)))
      .limit(2),
  );
  const changed = { is_default: true, updated_at: now };
  if (account) {
    await tx
      .update(ad_accounts)
      .set(changed)
      .where(and(eq(ad_accounts.agency_id, agency_id), eq(ad_accounts.id, account.id)));
  }
  const page = findOnly(
    await tx
      .select({ id: pages.id, is_default: pages.is_default })
      .from(pages)
      .innerJoin(sources, sourceOfPage)
      .where(and(isConnected, eq(pages.is_used, true), eq(pages.is_reached, true)))
      .limit(2),
  );
  if (page) {
    await tx
      .update(pages)
      .set(changed)
      .where(and(eq(pages.agency_id, agency_id), eq(pages.id, page.id)));
  }
}
