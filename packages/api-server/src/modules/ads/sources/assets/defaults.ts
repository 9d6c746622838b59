import type { Source } from '@adlane/contract/ads/sources';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  ad_accounts,
  client_default_accounts,
  client_default_pages,
  pages,
  sources,
} from '../../../../db/schema/ads/sources';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { getOwnerClient } from '../../../account/access/visibility';

/**
 * Makes an ad account the user's default of its platform; a client's default leaves the agency's unchanged.
 */
export async function setDefaultAdAccount(
  ctx: UseCaseContext,
  account: { readonly id: number; readonly channel: Source['channel'] },
): Promise<void> {
  const { tx, caller, now } = ctx;
  const { agency_id } = caller;
  const client_id = getOwnerClient(caller);
  if (client_id !== null) {
    const row = { ad_account_id: account.id, updated_at: now };
    await tx
      .insert(client_default_accounts)
      .values({ agency_id, client_id, channel: account.channel, ...row })
      .onConflictDoUpdate({
        target: [
          client_default_accounts.agency_id,
          client_default_accounts.client_id,
          client_default_accounts.channel,
        ],
        set: row,
      });
    return;
  }
  const ofChannel = tx
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.agency_id, agency_id), eq(sources.channel, account.channel)));
  const isOfChannel = and(eq(ad_accounts.agency_id, agency_id), inArray(ad_accounts.source_id, ofChannel));
  // One statement, so that two parallel calls leave one default.
  await tx
    .update(ad_accounts)
    .set({ is_default: sql`${ad_accounts.id} = ${account.id}`, updated_at: now })
    .where(isOfChannel);
}

/** Makes a page the user's default. */
export async function setDefaultPage(ctx: UseCaseContext, page: { readonly id: number }): Promise<void> {
  const { tx, caller, now } = ctx;
  const { agency_id } = caller;
  const client_id = getOwnerClient(caller);
  if (client_id !== null) {
    const row = { page_id: page.id, updated_at: now };
    await tx
      .insert(client_default_pages)
      .values({ agency_id, client_id, ...row })
      .onConflictDoUpdate({
        target: [client_default_pages.agency_id, client_default_pages.client_id],
        set: row,
      });
    return;
  }
  await tx
    .update(pages)
    .set({ is_default: sql`${pages.id} = ${page.id}`, updated_at: now })
    .where(eq(pages.agency_id, agency_id));
}
