import type { Contract, ParsedInput } from '@adlane/contract';
import type { SignedIn } from '@adlane/contract/account/auth';
import { errorMessages } from '@adlane/contract/constants';
import { asOperator } from '../../../db/tenant';
import { forbidden, found, invalid, notFound, Problem } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import { insertAgency, insertUser } from './accountCommands';
import { findClientByEmail, isClientSignupOpen } from './accountQueries';
import { listAgenciesByToken } from './agencyQueries';
import { insertClient } from './insertClient';
import { countRequest, queueRequest, type WaitingSignup } from './mailedRequests';
import { dropTokens, redeemToken, refuseToken } from './oneTimeTokens';
import { findAccountByEmail } from './queries';
import { startSession } from './signIn';

type AgencyForm = ParsedInput<Contract['auth']['signup']>['body'];
type ClientForm = ParsedInput<Contract['auth']['clientSignup']>['body'];

/**
 * Accepts a sign-up. Nothing is created until the address is verified; the answer is the same for every
 * address.
 */
async function waitForConfirmation(
  ports: Ports,
  ip: string,
  { email, password, ...form }: Omit<WaitingSignup, 'password_hash'> & { email: string; password: string },
): Promise<void> {
  await countRequest(ports, { ip, kind: 'signup', email });
  const password_hash = await ports.secrets.hashPassword(password);
  await queueRequest(ports, { kind: 'signup', email, form: { ...form, password_hash } });
}

/** @throws Problem 429 */
export async function signUpAgency(ports: Ports, ip: string, form: AgencyForm): Promise<void> {
  const { plan_id, coupon, ...rest } = form;
  const chosen_offer = plan_id === null ? null : { plan_id, coupon };
  await waitForConfirmation(ports, ip, { ...rest, agency_id: null, chosen_offer });
}

/** @throws Problem 404 for an unknown token, 403 if the agency adds its clients itself, 429 */
export async function signUpClient(ports: Ports, ip: string, token: string, form: ClientForm): Promise<void> {
  const [agency] = await asOperator(ports.db, (tx) => listAgenciesByToken(tx, token));
  if (!agency) throw notFound();
  if (!agency.is_client_signup_open) throw forbidden();
  await waitForConfirmation(ports, ip, { ...form, agency_id: agency.id, chosen_offer: null });
}

async function openAgency(tx: Database, email: string, form: WaitingSignup, now: Date) {
  const times = { created_at: now, updated_at: now };
  const { business_name, chosen_offer, password_hash, first_name, last_name, phone } = form;
  const agency_id = await insertAgency(tx, { name: business_name, phone, chosen_offer, ...times });
  return insertUser(tx, {
    agency_id,
    entity_type: 'Agency',
    team_role: 'owner',
    email,
    email_verified_at: now,
    password_hash,
    business_name,
    first_name,
    last_name,
    phone,
    ...times,
  });
}

/**
 * Hides the limits of the agency's plan from visitors.
 * @throws Problem 402
 */
function notifyAgencyFull(error: unknown): never {
  const isFull = error instanceof Problem && error.code === 'PAYMENT_REQUIRED';
  throw isFull ? new Problem('PAYMENT_REQUIRED', errorMessages.agencyFull) : error;
}

async function openClient(tx: Database, email: string, form: WaitingSignup, now: Date) {
  const { agency_id, password_hash, first_name, last_name, phone, business_name } = form;
  if (agency_id === null || !(await isClientSignupOpen(tx, agency_id))) throw notFound();
  const times = { created_at: now, updated_at: now };
  const person = { agency_id, email, first_name, last_name, phone, ...times };
  const name = business_name || `${first_name} ${last_name}`;
  // The address is verified, so a client that the agency has added with it is this one.
  const client_id =
    (await findClientByEmail(tx, agency_id, email)) ??
    (await insertClient(tx, { ...person, business_name: name }).catch(notifyAgencyFull));
  return insertUser(tx, {
    ...person,
    entity_type: 'Client',
    client_id,
    email_verified_at: now,
    password_hash,
    business_name: name,
    onboarding_step: 'FINISHED',
  });
}

/** Activates a sign-up whose email address is confirmed by the link, and signs in. @throws Problem 422 */
export async function confirmSignup(
  ports: Ports,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<SignedIn> {
  const now = ports.clock.now();
  const purpose = 'verify-signup';
  const account = await asOperator(ports.db, async (tx) => {
    const redeemed = await redeemToken(tx, { purpose, token, now });
    if (!redeemed) throw refuseToken(ports, purpose);
    const { email, details } = redeemed;
    if (await findAccountByEmail(tx, email)) throw invalid({ email: [errorMessages.emailTaken] });
    const form = details as WaitingSignup;
    const made = await (form.agency_id === null ? openAgency : openClient)(tx, email, form, now);
    // Other pending sign-ups with this address are void.
    await dropTokens(tx, purpose, email);
    return found(made);
  });
  return startSession(ports, account, { call: 'auth.verifyEmail', ip });
}
