import type { Contract, HandlerOutput, ParsedInput } from '@adlane/contract';
import type { CampaignImportStatus } from '@adlane/contract/ads/templateImports';
import { errorMessages } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { listCampaigns } from '../../../connectors/facebook/readCampaigns';
import { listGoogleCampaigns } from '../../../connectors/googleAds/readGoogleCampaigns';
import { ad_accounts, pages, sources } from '../../../db/schema/ads/sources';
import { templates } from '../../../db/schema/ads/templates';
import type { UserCall } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { conflict, found, invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database, Ports } from '../../../ports';
import { getOwnerClient } from '../../account/access/visibility';
import { paginateList } from '../facebookAssets/paginateList';
import { openGoogle, withGoogle } from '../sources/access/googleAccess';
import { readFacebook } from '../sources/access/withFacebook';
import { chooseAdAccount, listUsableAccounts, type ReachedAccount } from '../sources/assets/chooseAdAccount';
import { sourceOfPage } from '../sources/assets/sourceJoins';
import { isDefaultAccount, isDefaultPage, visiblePages } from '../sources/assets/visibleAssets';
import { checkReferences } from '../templates/references';
import { requireNoOther } from './bulkImport';
import { insertImport } from './commands';
import { findImport, type ImportRecord, listRows } from './queries';

type Calls = Contract['templateImports'];

/**
 * Lists an ad account's campaigns from its platform and marks those that were imported.
 * @throws Problem 404, 412
 */
export async function listImportable(
  call: UserCall,
  query: ParsedInput<Calls['campaigns']>['query'],
): Promise<HandlerOutput<Calls['campaigns']>> {
  const { caller, ports } = call;
  const reached = await call.inTenant((ctx) => chooseImportAccount(ctx, query.ad_account_id));
  const campaigns = await listAtPlatform(ports, reached);
  const page = paginateList(campaigns, query);
  const imported = await call.inTenant(({ tx }) =>
    listImportedCampaigns(
      tx,
      caller.agency_id,
      page.data.map(({ id }) => id),
    ),
  );
  const data = page.data.map((row) => ({
    ...row,
    platform: getPlatform(reached),
    is_imported: imported.has(row.id),
  }));
  return { ...page, data };
}

/** Returns the platform of an ad account. */
export function getPlatform({ source }: Pick<ReachedAccount, 'source'>): 'facebook' | 'google' {
  return source.channel === 'google' ? 'google' : 'facebook';
}

/** Selects an ad account of either platform. @throws Problem 404, 412 */
async function chooseImportAccount(ctx: UseCaseContext, id: number): Promise<ReachedAccount> {
  const atGoogle = await listUsableAccounts(ctx, 'google');
  const channel = atGoogle.some(({ account }) => account.id === id) ? 'google' : 'facebook';
  return chooseAdAccount(ctx, { channel, id });
}

async function listAtPlatform(ports: Ports, reached: ReachedAccount) {
  const { account, source } = reached;
  if (getPlatform(reached) === 'facebook') {
    return readFacebook(ports, source, (client) => listCampaigns(client, account.external_id));
  }
  return withGoogle(ports, source, async () =>
    listGoogleCampaigns(await openGoogle(ports, reached), account.external_id),
  );
}

/** Finds which of the campaigns exist as templates. */
export async function listImportedCampaigns(
  tx: Database,
  agencyId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: templates.imported_campaign_id })
    .from(templates)
    .where(
      and(
        eq(templates.agency_id, agencyId),
        isNotNull(templates.imported_campaign_id),
        inArray(templates.imported_campaign_id, [...ids]),
        eq(templates.is_hidden, false),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/**
 * @throws Problem 422 if the user has no default ad account or page (ads §8); the account's manager is its
 * default manager
 */
async function requireDefaults(ctx: UseCaseContext): Promise<void> {
  const { tx, caller } = ctx;
  const usable = await listUsableAccounts(ctx, 'facebook');
  const isDefault = usable.some(({ account }) => account.is_default);
  const hasAccount = isDefault || (await hasOwnDefault(ctx, usable));
  const [page] = await tx
    .select({ id: pages.id })
    .from(pages)
    .innerJoin(sources, sourceOfPage)
    .where(and(eq(pages.agency_id, caller.agency_id), isDefaultPage(caller), visiblePages(ctx)))
    .limit(1);
  if (hasAccount && page) return;
  throw invalid({ ad_account_id: [errorMessages.selectDefaultsBeforeImport] });
}

/** Returns whether the client has a default that is not the agency's. */
async function hasOwnDefault(ctx: UseCaseContext, usable: readonly ReachedAccount[]): Promise<boolean> {
  const { tx, caller } = ctx;
  if (getOwnerClient(caller) === null || usable.length === 0) return false;
  const rows = await tx
    .select({ id: ad_accounts.id })
    .from(ad_accounts)
    .where(and(eq(ad_accounts.agency_id, caller.agency_id), isDefaultAccount(caller)));
  const ids = new Set(rows.map(({ id }) => id));
  return usable.some(({ account }) => ids.has(account.id));
}

/**
 * Stores the campaigns for the job that reads them.
 * @throws Problem 404 for an account that the user may not use; 409 while another import is running, or the
 * account's assets are retrieved; 412; 422
 */
export async function startCampaignImport(
  ctx: UseCaseContext,
  form: ParsedInput<Calls['importCampaigns']>['body'],
): Promise<number> {
  const { tx, caller, now } = ctx;
  const reached = await chooseImportAccount(ctx, form.ad_account_id);
  const { account, source } = reached;
  if (source.status === 'processing') throw conflict(errorMessages.assetsProcessing);
  // A page is needed on Facebook only.
  if (getPlatform(reached) === 'facebook') await requireDefaults(ctx);
  await checkReferences(ctx, { folderId: form.folderId });
  const ids = form.campaign_ids;
  if (new Set(ids).size < ids.length) throw invalid({ campaign_ids: [messages.duplicate] });
  const owner = { agency_id: caller.agency_id, client_id: getOwnerClient(caller) };
  await requireNoOther(tx, { ...owner, kind: 'campaign' });
  const rows = ids.map((external_id, index) => ({ row: index + 1, name: external_id, external_id }));
  return insertImport(
    tx,
    {
      ...owner,
      kind: 'campaign',
      user_id: caller.user_id,
      folder_id: form.folderId,
      ad_account_id: account.id,
      total_count: rows.length,
      created_at: now,
      updated_at: now,
    },
    rows,
  );
}

/** @throws Problem 404 */
export async function findCampaignImport(
  ctx: ReadContext,
  { id }: { readonly id: number },
): Promise<CampaignImportStatus> {
  const { tx, caller } = ctx;
  const record = found(findOwnImport(await findImport(tx, caller.agency_id, id), caller));
  const rows = await listRows(tx, record, { status: ['passed', 'failed'] });
  return {
    ...record,
    template_ids: rows.flatMap(({ template_id }) => template_id ?? []),
    errors: rows.flatMap(({ external_id, errors }) =>
      errors.map((message) => ({ campaign_id: external_id ?? '', message })),
    ),
    created_at: record.created_at.toISOString(),
  };
}

/** A client sees its imports, the agency its whole tenant. */
function findOwnImport(record: ImportRecord | undefined, caller: UserCaller): ImportRecord | undefined {
  if (record?.kind !== 'campaign') return undefined;
  const client = getOwnerClient(caller);
  return client === null || record.client_id === client ? record : undefined;
}
