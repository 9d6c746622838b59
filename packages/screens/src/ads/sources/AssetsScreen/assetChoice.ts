import type { CallInput, contract } from '@adlane/contract';
import type { AdAccount, FacebookPage } from '@adlane/contract/ads/sources';
import { toFormErrors } from '../../../shared/AccountForm/toFormErrors';

/** Everything that a connection reaches, used or not. */
export type Assets = { readonly ad_accounts: readonly AdAccount[]; readonly pages: readonly FacebookPage[] };

/** Values of the screen's form, by platform id and wire name: the selection and the defaults. */
export type AssetChoice = {
  readonly ad_accounts: readonly string[];
  readonly pages: readonly string[];
  readonly default_ad_account: string | null;
  readonly default_page: string | null;
};

type Choosable = { readonly external_id: string; readonly is_used: boolean; readonly is_default: boolean };

function listUsedIds(assets: readonly Choosable[]): string[] {
  return assets.filter(({ is_used }) => is_used).map(({ external_id }) => external_id);
}

function findDefaultId(assets: readonly Choosable[]): string | null {
  return assets.find(({ is_used, is_default }) => is_used && is_default)?.external_id ?? null;
}

/** Returns the saved choice. */
export function toAssetChoice({ ad_accounts, pages }: Assets): AssetChoice {
  return {
    ad_accounts: listUsedIds(ad_accounts),
    pages: listUsedIds(pages),
    default_ad_account: findDefaultId(ad_accounts),
    default_page: findDefaultId(pages),
  };
}

type FacebookChoice = CallInput<typeof contract.sources.store>['body'];
type GoogleChoice = CallInput<typeof contract.googleSources.store>['body'];

/** Returns the call's body: the whole choice of a Facebook connection, regardless of the business shown. */
export function toFacebookBody(
  sourceId: number,
  businessId: string | null,
  choice: AssetChoice,
): FacebookChoice {
  const { ad_accounts, pages, default_ad_account, default_page } = choice;
  return {
    source_id: sourceId,
    business_manager_id: businessId,
    ad_accounts: [...ad_accounts],
    pages: [...pages],
    default_ad_account,
    default_page,
  };
}

export function toGoogleBody(
  sourceId: number,
  { ad_accounts, default_ad_account }: AssetChoice,
): GoogleChoice {
  return { source_id: sourceId, customer_ids: [...ad_accounts], default_customer_id: default_ad_account };
}

/** Google's field names, mapped to the form's. */
const googleNames = { customer_ids: 'ad_accounts', default_customer_id: 'default_ad_account' } as const;
const names = ['ad_accounts', 'pages', 'default_ad_account', 'default_page', ...Object.keys(googleNames)];

/** Converts a refused choice to form errors, each at its list. */
export function toChoiceErrors(error: unknown): object {
  const found = Object.entries(toFormErrors(error, names));
  const ownName = (name: string) =>
    name in googleNames ? googleNames[name as keyof typeof googleNames] : name;
  return Object.fromEntries(found.map(([name, text]) => [ownName(name), text]));
}

/** Adds or removes an id. */
export function toggleId(ids: readonly string[], id: string, isSelected: boolean): readonly string[] {
  const others = ids.filter((each) => each !== id);
  return isSelected ? [...others, id] : others;
}
