import type { Contract, ParsedInput } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import { and, eq, inArray, ne, not } from 'drizzle-orm';
import { ad_accounts, business_managers, pages, sources } from '../../../../db/schema/ads/sources';
import { conflict, type FieldErrors, found, invalid } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import type { Database } from '../../../../ports';
import { updateSource } from '../commands';
import { findOwnSource, type SourceRow } from '../queries';
import { setDefaultAdAccount, setDefaultPage } from './defaults';
import { sourceOfAccount, sourceOfPage } from './sourceJoins';

type Choice = ParsedInput<Contract['sources']['store']>['body'];

/**
 * Stores which accounts and pages of a source are in use, and its defaults (ads §5).
 * @throws Problem 404 for a foreign source, 409 while its assets are retrieved, 422 for assets that it cannot
 * access and for a missing default
 */
export async function chooseAssets(ctx: UseCaseContext, choice: Choice): Promise<void> {
  const { tx, now } = ctx;
  const source = found(await findOwnSource(ctx, choice.source_id));
  if (source.status === 'processing') throw conflict(errorMessages.assetsProcessing);
  const owned = await loadSourceAssets(tx, source);
  const errors = { ...findUnknown(choice, owned), ...findMissingDefaults(choice, owned, source) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await markUsed(tx, source, choice, now);
  const account = owned.accounts.find(({ external_id }) => external_id === choice.default_ad_account);
  if (account) await setDefaultAdAccount(ctx, { ...account, channel: source.channel });
  const page = owned.pages.find(({ external_id }) => external_id === choice.default_page);
  if (page) await setDefaultPage(ctx, page);
  await updateSource(tx, source, {
    chosen_at: now,
    details: { ...source.details, business_manager_id: choice.business_manager_id },
    updated_at: now,
  });
}

type SourceAssets = {
  readonly accounts: readonly { id: number; external_id: string; is_default: boolean }[];
  readonly pages: readonly { id: number; external_id: string; is_default: boolean }[];
  readonly businesses: readonly string[];
  /** Whether another connection has the agency's default of the platform. */
  readonly isDefaultElsewhere: { readonly account: boolean; readonly page: boolean };
};

function isFromSource(
  table: typeof ad_accounts | typeof pages | typeof business_managers,
  source: SourceRow,
) {
  return and(eq(table.agency_id, source.agency_id), eq(table.source_id, source.id));
}

async function loadSourceAssets(tx: Database, source: SourceRow): Promise<SourceAssets> {
  const accounts = await tx
    .select({ id: ad_accounts.id, external_id: ad_accounts.external_id, is_default: ad_accounts.is_default })
    .from(ad_accounts)
    .where(isFromSource(ad_accounts, source));
  const reached = await tx
    .select({ id: pages.id, external_id: pages.external_id, is_default: pages.is_default })
    .from(pages)
    .where(and(isFromSource(pages, source), eq(pages.is_reached, true)));
  const businesses = await tx
    .select({ external_id: business_managers.external_id })
    .from(business_managers)
    .where(isFromSource(business_managers, source));
  return {
    accounts,
    pages: reached,
    businesses: businesses.map(({ external_id }) => external_id),
    isDefaultElsewhere: await readDefaultsElsewhere(tx, source),
  };
}

async function readDefaultsElsewhere(
  tx: Database,
  source: SourceRow,
): Promise<SourceAssets['isDefaultElsewhere']> {
  const isOther = and(
    ne(sources.id, source.id),
    eq(sources.agency_id, source.agency_id),
    eq(sources.channel, source.channel),
    ne(sources.status, 'canceled'),
  );
  const [account] = await tx
    .select({ id: ad_accounts.id })
    .from(ad_accounts)
    .innerJoin(sources, sourceOfAccount)
    .where(and(isOther, eq(ad_accounts.is_default, true)))
    .limit(1);
  const [page] = await tx
    .select({ id: pages.id })
    .from(pages)
    .innerJoin(sources, sourceOfPage)
    .where(and(isOther, eq(pages.is_default, true)))
    .limit(1);
  return { account: account !== undefined, page: page !== undefined };
}

function findUnknown(choice: Choice, owned: SourceAssets): FieldErrors {
  const lists: [string, readonly string[], readonly string[]][] = [
    ['ad_accounts', choice.ad_accounts, toIds(owned.accounts)],
    ['pages', choice.pages, toIds(owned.pages)],
    ['business_manager_id', formatList(choice.business_manager_id), owned.businesses],
    ['default_ad_account', formatList(choice.default_ad_account), choice.ad_accounts],
    ['default_page', formatList(choice.default_page), choice.pages],
  ];
  const errors: Record<string, string[]> = {};
  for (const [field, wanted, known] of lists) {
    const unknown = wanted.filter((id) => !known.includes(id));
    if (unknown.length > 0) errors[field] = [`Not found: ${unknown.slice(0, 20).join(', ')}.`];
  }
  return errors;
}

/**
 * A Facebook connection in use requires a default account and a default page: a new one or the existing one
 * (ads §5).
 */
function findMissingDefaults(choice: Choice, owned: SourceAssets, source: SourceRow): FieldErrors {
  if (source.channel !== 'facebook' || source.client_id !== null) return {};
  const hasDefault = (chosen: readonly string[], assets: SourceAssets['accounts']) =>
    assets.some(({ external_id, is_default }) => is_default && chosen.includes(external_id));
  const { isDefaultElsewhere } = owned;
  const hasAccount =
    choice.default_ad_account || isDefaultElsewhere.account || hasDefault(choice.ad_accounts, owned.accounts);
  const hasPage = choice.default_page || isDefaultElsewhere.page || hasDefault(choice.pages, owned.pages);
  const needsAccount = choice.ad_accounts.length > 0 && !hasAccount;
  const needsPage = choice.pages.length > 0 && !hasPage;
  return {
    ...(needsAccount && { default_ad_account: [errorMessages.selectDefaultFacebookAccount] }),
    ...(needsPage && { default_page: [errorMessages.selectDefaultPage] }),
  };
}

/** Assets that are no longer in use lose their default, too. */
async function markUsed(tx: Database, source: SourceRow, choice: Choice, now: Date): Promise<void> {
  const isChosenAccount = inArray(ad_accounts.external_id, [...choice.ad_accounts]);
  const isChosenPage = inArray(pages.external_id, [...choice.pages]);
  const unused = { is_used: false, is_default: false, updated_at: now };
  await tx
    .update(ad_accounts)
    .set(unused)
    .where(and(isFromSource(ad_accounts, source), not(isChosenAccount)));
  await tx
    .update(pages)
    .set(unused)
    .where(and(isFromSource(pages, source), not(isChosenPage)));
  const used = { is_used: true, updated_at: now };
  await tx
    .update(ad_accounts)
    .set(used)
    .where(and(isFromSource(ad_accounts, source), isChosenAccount));
  await tx
    .update(pages)
    .set(used)
    .where(and(isFromSource(pages, source), isChosenPage));
}

function toIds(assets: SourceAssets['accounts']): string[] {
  return assets.map(({ external_id }) => external_id);
}

function formatList(value: string | null): string[] {
  return value === null ? [] : [value];
}
