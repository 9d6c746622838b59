import type { SignedIn } from '@adlane/contract/account/auth';
import { errorMessages } from '@adlane/contract/constants';
import { GoHighLevelError } from '../../../../connectors/goHighLevel/goHighLevelError';
import { exchangeGoHighLevelCode } from '../../../../connectors/goHighLevel/goHighLevelSignIn';
import {
  type GoHighLevelUser,
  readGoHighLevelUser,
} from '../../../../connectors/goHighLevel/readGoHighLevelUser';
import { asOperator } from '../../../../db/tenant';
import { countUse, type RateLimit } from '../../../../http/limits/rateLimit';
import { found, Problem } from '../../../../http/problem';
import type { Database, Ports } from '../../../../ports';
import { revokeAccess } from '../../access/revokeAccess';
import { insertUser, updateUser } from '../accountCommands';
import { dropTokens } from '../oneTimeTokens';
import { findAccountByEmail } from '../queries';
import { invalidCredentials, startSession } from '../signIn';
import { listCrmCandidates, listLocationClients } from './crmQueries';

const perAddress: RateLimit = { name: 'crm-address', max: 60, windowMs: 15 * 60 * 1000 };

type Client = Awaited<ReturnType<typeof listLocationClients>>[number];
type Candidate = Awaited<ReturnType<typeof listCrmCandidates>>[number];
type Account = Pick<Candidate, 'id' | 'agency_id' | 'password_hash'>;

async function fetchCrmUser(ports: Ports, code: string, highLevelId: string | null) {
  try {
    const { token, locationId, userId } = await exchangeGoHighLevelCode(ports, { code });
    if (userId === null || (highLevelId !== null && highLevelId !== locationId)) throw invalidCredentials();
    return { locationId, who: await readGoHighLevelUser(ports, { token, userId }) };
  } catch (error) {
    if (!(error instanceof GoHighLevelError)) throw error;
    ports.log.warn({ reason: error.message }, 'A CRM sign-in was refused');
    throw invalidCredentials();
  }
}

/**
 * Links the CRM's user to a user of the client. If the address was never verified, another person may have
 * chosen the password: it is deleted, and all sessions end.
 */
async function linkUser(tx: Database, user: Candidate, who: GoHighLevelUser, now: Date): Promise<Account> {
  if (user.crm_user_id === who.id) return user;
  if (user.crm_user_id !== null) throw invalidCredentials();
  const isProven = user.email_verified_at !== null;
  const password_hash = isProven ? user.password_hash : '';
  if (!isProven) await revokeAccess(tx, { agency_id: user.agency_id, user_id: user.id });
  const values = { crm_user_id: who.id, password_hash, status: 'active', updated_at: now } as const;
  await updateUser(tx, user, user.status, values);
  return { ...user, password_hash };
}

async function open(tx: Database, client: Client, who: GoHighLevelUser, now: Date): Promise<Account> {
  const { email, first_name, last_name, phone, id: crm_user_id } = who;
  const person = { email, first_name, last_name, phone, crm_user_id };
  const made = await insertUser(tx, {
    ...person,
    agency_id: client.agency_id,
    client_id: client.id,
    entity_type: 'Client',
    business_name: client.business_name,
    password_hash: '',
    onboarding_step: 'FINISHED',
    created_at: now,
    updated_at: now,
  });
  return found(made);
}

async function findAccount(tx: Database, client: Client, who: GoHighLevelUser, now: Date): Promise<Account> {
  const candidates = await listCrmCandidates(tx, client, who);
  const user = candidates.find(({ crm_user_id }) => crm_user_id === who.id) ?? candidates[0];
  if (user && user.status !== 'active' && user.status !== 'invited') throw invalidCredentials();
  if (user?.status === 'active') return linkUser(tx, user, who, now);
  // The address belongs to another account, which the CRM can't vouch for.
  if (await findAccountByEmail(tx, who.email)) throw invalidCredentials();
  await dropTokens(tx, 'verify-signup', who.email);
  return user ? linkUser(tx, user, who, now) : open(tx, client, who, now);
}

export type CrmRequest = { readonly code: string; readonly highLevelId: string | null; readonly ip: string };

/**
 * Signs in from the CRM (ads §7), whose code identifies location and user. The location must belong to
 * exactly one client of an agency that has connected it; the user is linked to that client by the CRM's id.
 * @throws Problem 422, 429; 503 if the CRM is not configured
 */
export async function signInFromCrm(ports: Ports, { code, highLevelId, ip }: CrmRequest): Promise<SignedIn> {
  if (ports.platforms.goHighLevel.clientId === '') {
    throw new Problem('UNAVAILABLE', errorMessages.crmNotConfigured);
  }
  await countUse(ports, perAddress, ip);
  const { locationId, who } = await fetchCrmUser(ports, code, highLevelId);
  const now = ports.clock.now();
  const account = await asOperator(ports.db, async (tx) => {
    const [client, second] = await listLocationClients(tx, locationId);
    if (!client || second) throw invalidCredentials();
    return findAccount(tx, client, who, now);
  });
  return startSession(ports, account, { call: 'auth.connectCrm', ip });
}
