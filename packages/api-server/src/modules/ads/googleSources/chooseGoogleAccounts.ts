import type { Contract, ParsedInput } from '@adlane/contract';
import type { AdAccount, Source } from '@adlane/contract/ads/sources';
import { errorMessages } from '@adlane/contract/constants';
import { retrieveGoogleAccounts } from '../../../connectors/googleAds/retrieveGoogleAccounts';
import type { UserCall } from '../../../http/CallContext';
import { found, invalid, Problem } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { getOwnerClient } from '../../account/access/visibility';
import { findClientRecord } from '../../account/clients/queries';
import { getGoogleAccessToken, withGoogle } from '../sources/access/googleAccess';
import { findAdAccount } from '../sources/assets/assetQueries';
import type { SourceRow } from '../sources/assets/chooseAdAccount';
import { updateSource } from '../sources/commands';
import { findOwnSource, findSource } from '../sources/queries';
import { updateAgencyDefault, upsertClientDefault, upsertGoogleAccounts } from './commands';
import { findAccount } from './queries';

export type GoogleAssets = ParsedInput<Contract['googleSources']['store']>['body'];
export type DefaultAccount = ParsedInput<Contract['googleSources']['setDefaultAccount']>['body'];

/**
 * Stores which accounts of a Google user are in use. They are read from Google again, so that foreign
 * accounts are refused.
 * @throws Problem 404 for a source that is not the caller's Google source; 412 if it is disconnected; 422
 */
export async function storeGoogleAccounts(call: UserCall, assets: GoogleAssets): Promise<Source> {
  const source = await call.inTenant((ctx) => readGoogleSource(ctx, assets.source_id));
  const reached = await withGoogle(call.ports, source, async () =>
    retrieveGoogleAccounts(call.ports, await getGoogleAccessToken(call.ports, source)),
  );
  const login = assets.login_customer_id;
  const accounts = reached.filter(({ details }) => login === null || details.login_customer_id === login);
  checkChoice(assets, new Set(accounts.map(({ external_id }) => external_id)));
  const now = call.ports.clock.now();
  return call.inTenant(async (ctx) => {
    await upsertGoogleAccounts(ctx.tx, source, { accounts, chosenIds: assets.customer_ids, now });
    if (assets.default_customer_id !== null) {
      const id = found(await findAccount(ctx.tx, source, assets.default_customer_id));
      await setDefault(ctx.tx, source, { id, now });
    }
    await updateSource(ctx.tx, source, {
      details: { ...source.details, login_customer_id: login },
      chosen_at: now,
      updated_at: now,
    });
    return found(await findSource(ctx, source.id));
  });
}

async function readGoogleSource(ctx: ReadContext, id: number): Promise<SourceRow> {
  const source = await findOwnSource(ctx, id);
  const isGoogle = source?.channel === 'google' && source.status !== 'canceled';
  const row = found(isGoogle ? source : undefined);
  if (row.sealed_token === null || row.status === 'inactive') {
    throw new Problem('AD_ACCOUNT_DISCONNECTED', errorMessages.connectGoogle);
  }
  return row;
}

function checkChoice(assets: GoogleAssets, reachable: ReadonlySet<string>): void {
  const strange = assets.customer_ids.filter((id) => !reachable.has(id));
  if (strange.length > 0) throw invalid({ customer_ids: [`Not found: ${strange.slice(0, 20).join(', ')}.`] });
  const standard = assets.default_customer_id;
  if (standard !== null && !assets.customer_ids.includes(standard)) {
    throw invalid({ default_customer_id: [errorMessages.selectDefaultGoogleAccount] });
  }
}

async function setDefault(
  tx: Database,
  source: Pick<SourceRow, 'agency_id' | 'client_id'>,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  const { agency_id, client_id } = source;
  if (client_id === null) await updateAgencyDefault(tx, agency_id, id, now);
  else await upsertClientDefault(tx, { agency_id, client_id, ad_account_id: id }, now);
}

/**
 * Sets the default account of the agency or a client.
 * @throws Problem 404 for foreign accounts and clients, 422
 */
export async function setDefaultAccount(call: UserCall, body: DefaultAccount): Promise<AdAccount> {
  const { caller } = call;
  return call.inTenant(async (ctx) => {
    const account = found(await findAdAccount(ctx, body.ad_account_id));
    const source = found(await findSource(ctx, account.source_id));
    if (source.channel !== 'google')
      throw invalid({ ad_account_id: [errorMessages.selectDefaultGoogleAccount] });
    const client_id = getOwnerClient(caller) ?? body.client_user_id;
    if (client_id !== null) found(await findClientRecord(ctx, client_id));
    const now = call.ports.clock.now();
    await setDefault(ctx.tx, { agency_id: caller.agency_id, client_id }, { id: account.id, now });
    return { ...account, is_default: true };
  });
}
