import type { Source } from '@adlane/contract/ads/sources';
import { errorMessages } from '@adlane/contract/constants';
import { and, asc, eq, ne } from 'drizzle-orm';
import { ad_accounts, client_default_accounts, sources } from '../../../../db/schema/ads/sources';
import { found, invalid, Problem } from '../../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../../http/UseCaseContext';
import { sourceOfAccount } from './sourceJoins';
import { visibleAdAccounts } from './visibleAssets';

export type AdAccountRow = typeof ad_accounts.$inferSelect;
export type SourceRow = typeof sources.$inferSelect;
/** An ad account with the connection that gives access to it. */
export type ReachedAccount = { readonly account: AdAccountRow; readonly source: SourceRow };

const connectTexts = {
  facebook: errorMessages.connectFacebook,
  google: errorMessages.connectGoogle,
} as const;
const selectTexts = {
  facebook: 'Please select the default facebook ad account.',
  google: errorMessages.selectDefaultGoogleAccount,
} as const;
type AdChannel = Extract<Source['channel'], 'facebook' | 'google'>;

/** Lists the ad accounts in use of a platform that the caller may use, each with its connection. */
export async function listUsableAccounts(ctx: ReadContext, channel: AdChannel): Promise<ReachedAccount[]> {
  const { tx, caller } = ctx;
  return tx
    .select({ account: ad_accounts, source: sources })
    .from(ad_accounts)
    .innerJoin(sources, sourceOfAccount)
    .where(
      and(
        eq(ad_accounts.agency_id, caller.agency_id),
        eq(sources.channel, channel),
        eq(ad_accounts.is_used, true),
        ne(sources.status, 'canceled'),
        visibleAdAccounts(ctx),
      ),
    )
    .orderBy(asc(ad_accounts.id));
}

/**
 * Selects the ad account of a call: the named one, else the client's default, else the agency's, else the only one.
 * @throws Problem 404 for a foreign account; 412 if nothing is connected or the connection is lost (ads §8,
 * 'Please Connect …'); 422 if there are several and no default
 */
export async function chooseAdAccount(
  ctx: UseCaseContext,
  { channel, id }: { readonly channel: AdChannel; readonly id?: number | undefined },
): Promise<ReachedAccount> {
  const usable = await listUsableAccounts(ctx, channel);
  if (id !== undefined) return connected(found(usable.find(({ account }) => account.id === id)), channel);
  if (usable.length === 0) throw new Problem('AD_ACCOUNT_DISCONNECTED', connectTexts[channel]);
  const ownDefault = await readClientDefault(ctx, channel);
  const chosen =
    usable.find(({ account }) => account.id === ownDefault) ??
    usable.find(({ account }) => account.is_default) ??
    (usable.length === 1 ? usable[0] : undefined);
  if (chosen) return connected(chosen, channel);
  if (!usable.some(isConnected)) throw new Problem('AD_ACCOUNT_DISCONNECTED', connectTexts[channel]);
  throw invalid({ ad_account_id: [selectTexts[channel]] });
}

async function readClientDefault(ctx: ReadContext, channel: AdChannel): Promise<number | undefined> {
  const {
    tx,
    caller: { agency_id, client_id },
  } = ctx;
  if (client_id === null) return undefined;
  const [row] = await tx
    .select({ id: client_default_accounts.ad_account_id })
    .from(client_default_accounts)
    .where(
      and(
        eq(client_default_accounts.agency_id, agency_id),
        eq(client_default_accounts.client_id, client_id),
        eq(client_default_accounts.channel, channel),
      ),
    );
  return row?.id;
}

/** Returns whether the account's connection works. */
export function isConnected({ account, source }: ReachedAccount): boolean {
  const isSourceUp = source.status === 'active' || source.status === 'processing';
  return isSourceUp && source.sealed_token !== null && account.status !== 'Disconnected';
}

function connected(reached: ReachedAccount, channel: AdChannel): ReachedAccount {
  if (isConnected(reached)) return reached;
  throw new Problem('AD_ACCOUNT_DISCONNECTED', connectTexts[channel]);
}
