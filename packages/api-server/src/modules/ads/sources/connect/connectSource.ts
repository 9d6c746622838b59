import type { Contract, HandlerOutput, ParsedInput } from '@adlane/contract';
import { errorMessages, successMessages } from '@adlane/contract/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { FacebookError } from '../../../../connectors/facebook/graph/facebookError';
import { judgeFacebookError } from '../../../../connectors/facebook/graph/judgeFacebookError';
import { GoHighLevelError } from '../../../../connectors/goHighLevel/goHighLevelError';
import { GoogleAdsError } from '../../../../connectors/googleAds/googleAdsError';
import { clients } from '../../../../db/schema/account/clients';
import { sources } from '../../../../db/schema/ads/sources';
import type { UserCall } from '../../../../http/CallContext';
import { found, invalid, Problem } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import type { Database, Ports } from '../../../../ports';
import { getOwnerClient } from '../../../account/access/visibility';
import { findSource, type SourceRow } from '../queries';
import { requestRetrieval } from '../retrieval/requestRetrieval';
import { channelSignIns, type Grant } from './channelSignIns';
import { resumeDeliveries } from './resumeDeliveries';
import { closeSignIn, computeChallenge, openSignIn } from './signInStates';

type ConnectBody = ParsedInput<Contract['sources']['create']>['body'];
type AuthorizeQuery = ParsedInput<Contract['sources']['authorize']>['query'];

/**
 * Returns the URL of a platform's sign-in page for one connection by this user.
 * @throws Problem 422
 */
export async function authorizeSource(call: UserCall, { channel, redirect_uri }: AuthorizeQuery) {
  const signIn = channelSignIns[channel];
  if (!signIn.isConfigured(call.ports)) throw invalid({ channel: [notConfigured[channel]] });
  const { state, verifier } = await openSignIn(call, { channel, redirectUri: redirect_uri });
  const codeChallenge = await computeChallenge(verifier);
  return { url: signIn.url(call.ports, { redirectUri: redirect_uri, state, codeChallenge }), state };
}

const notConfigured = {
  facebook: 'Facebook is not set up on this installation.',
  google: errorMessages.googleClientIdMissing,
  ghl: 'GoHighLevel is not set up on this installation.',
} as const;

/**
 * Connects a platform with the code of its sign-in page. If the same platform user is connected already, the
 * connection is renewed: accounts, pages and defaults stay. A job retrieves its assets.
 * @throws Problem 422 for an invalid or expired state or code, or a foreign client
 */
export async function connectSource(
  call: UserCall,
  body: ConnectBody,
): Promise<HandlerOutput<Contract['sources']['create']>> {
  const clientId = await call.inTenant((ctx) => chooseOwner(ctx, body.client_user_id));
  const { channel, code, redirect_uri: redirectUri } = body;
  const codeVerifier = await closeSignIn(call, { channel, redirectUri, state: body.state });
  const grant = await redeem(call.ports, channel, { code, redirectUri, codeVerifier });
  const row = await toRow(call.ports, channel, grant);
  const { agency_id } = call.caller;
  const stored = await call.inTenant(async ({ tx }) => {
    const made = await storeSource(tx, { ...row, agency_id, client_id: clientId });
    if (channel === 'ghl') await resumeDeliveries(tx, agency_id, call.ports.clock.now());
    return made;
  });
  if (stored.isProcessing) await requestRetrieval(call.ports, stored);
  const source = found(await call.inTenant((ctx) => findSource(ctx, stored.id)));
  const message = stored.isKnown ? successMessages.accountReconnected : successMessages.sourceConnected;
  return { ...source, message };
}

/**
 * Returns the client that will own the connection.
 * @throws Problem 422 for a client other than the caller's, or a foreign one
 */
async function chooseOwner(ctx: UseCaseContext, requested: number | null): Promise<number | null> {
  const { tx, caller } = ctx;
  const own = getOwnerClient(caller);
  if (own !== null || requested === null) {
    if (requested === null || requested === own) return own;
    throw invalid({ client_user_id: [errorMessages.notFound] });
  }
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.agency_id, caller.agency_id), eq(clients.id, requested)));
  if (!client) throw invalid({ client_user_id: [errorMessages.notFound] });
  return client.id;
}

type Code = { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string };

/** @throws Problem 422 if the platform refuses the code, 503 if it does not answer */
async function redeem(ports: Ports, channel: ConnectBody['channel'], code: Code): Promise<Grant> {
  try {
    return await channelSignIns[channel].redeem(ports, code);
  } catch (error) {
    if (error instanceof FacebookError) {
      const { action, message } = judgeFacebookError(error);
      throw refusal(action !== 'stop', message);
    }
    if (error instanceof GoHighLevelError)
      throw refusal(error.status === null || error.status >= 500, error.message);
    if (error instanceof GoogleAdsError)
      throw refusal(error.status === 0 || error.status >= 500, error.message);
    throw error;
  }
}

function refusal(isPassing: boolean, message: string): Problem {
  return isPassing ? new Problem('UNAVAILABLE', message) : invalid({ code: [message] });
}

type NewSource = Pick<
  SourceRow,
  | 'channel'
  | 'name'
  | 'external_id'
  | 'sealed_token'
  | 'sealed_refresh_token'
  | 'token_expires_at'
  | 'details'
  | 'connected_at'
>;

async function toRow(
  { secrets, clock }: Ports,
  channel: ConnectBody['channel'],
  grant: Grant,
): Promise<NewSource> {
  const now = clock.now();
  const { refreshToken, expiresInSeconds } = grant;
  return {
    channel,
    name: grant.name,
    external_id: grant.externalId,
    sealed_token: await secrets.encrypt(grant.token),
    sealed_refresh_token: refreshToken === null ? null : await secrets.encrypt(refreshToken),
    token_expires_at: expiresInSeconds === null ? null : new Date(now.getTime() + expiresInSeconds * 1000),
    details: { ...grant.details },
    connected_at: now,
  };
}

async function storeSource(
  tx: Database,
  row: NewSource & Pick<SourceRow, 'agency_id' | 'client_id'>,
): Promise<{ agency_id: number; id: number; isKnown: boolean; isProcessing: boolean }> {
  const { agency_id, channel, external_id, client_id } = row;
  // A CRM has nothing to retrieve besides its location.
  const isProcessing = channel !== 'ghl';
  const fresh = {
    ...row,
    status: isProcessing ? ('processing' as const) : ('active' as const),
    notice: null,
    retrieval_attempts: 0,
    retrieval_due_at: isProcessing ? row.connected_at : null,
    renewing_until: null,
    failed_deliveries: 0,
    deliveries_paused_at: null,
    updated_at: row.connected_at,
  };
  const isSame = and(
    eq(sources.agency_id, agency_id),
    eq(sources.channel, channel),
    eq(sources.external_id, external_id),
    client_id === null ? isNull(sources.client_id) : eq(sources.client_id, client_id),
  );
  const [standing] = await tx.select({ id: sources.id }).from(sources).where(isSame).for('update');
  if (standing) {
    await tx.update(sources).set(fresh).where(isSame);
    return { agency_id, id: standing.id, isKnown: true, isProcessing };
  }
  const [made] = await tx
    .insert(sources)
    .values({ ...fresh, created_at: row.connected_at })
    .onConflictDoNothing()
    .returning({ id: sources.id });
  // Another call has just created it.
  if (!made) return storeSource(tx, row);
  return { agency_id, id: made.id, isKnown: false, isProcessing };
}
