import type { AdAccountRow } from '@adlane/contract/ads/sources';
import { translate } from '@adlane/ui';
import type { LaunchAssets } from './launchAssets';
import { defaultId } from './launchForm';

/** Who pays and posts, as ids of the form. */
export type ChosenAssets = { readonly adAccountId: string; readonly pageId: string };

/**
 * Finds the account and the page that a client's latest ad was launched with; undefined if the account can't be used any more.
 * A page that is gone is left to be chosen; where none is known, it is the default one.
 */
export function findLastUse(
  { accounts, pages }: LaunchAssets,
  clientId: number | null,
): ChosenAssets | undefined {
  for (const { id, source_id, status, used_for } of accounts) {
    const use = used_for.find(({ client_user_id }) => client_user_id === clientId);
    if (!use || status !== 'Active') continue;
    const fitting = pages.filter((page) => page.source_id === source_id);
    const used = fitting.find((page) => page.id === use.page_id);
    const pageId = use.page_id === null ? defaultId(fitting) : String(used?.id ?? '');
    return { adAccountId: String(id), pageId };
  }
  return undefined;
}

/** Describes for whom an account was used: the client of this launch, or the only other one. */
export function describeUse(account: AdAccountRow | undefined, clientId: number | null): string | undefined {
  const uses = account?.used_for ?? [];
  const own = uses.find(({ client_user_id }) => client_user_id === clientId);
  if (own) return translate('Used last for {name}.', { name: own.name });
  const [other, ...others] = uses;
  return other && others.length === 0
    ? translate('Usually used for {name}.', { name: other.name })
    : undefined;
}
