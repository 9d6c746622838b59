import type { TokenPurpose } from '../../../db/schema/account/oneTimeTokens';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import type { Ports } from '../../../ports';

/** A sign-up until its address is verified, with the hashed password. */
export type WaitingSignup = {
  readonly password_hash: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly business_name: string;
  /** The agency whose client is created; null for a new agency. */
  readonly agency_id: number | null;
  readonly chosen_offer: { readonly plan_id: string; readonly coupon: string | null } | null;
};

/** A request of an anonymous visitor that is answered by email only. */
export type MailedRequest = { readonly email: string } & (
  | { readonly kind: 'signup'; readonly form: WaitingSignup }
  | { readonly kind: 'reset' | 'resend' }
);

/** A request with the secret of its link, so that a job that runs twice mails the same link. */
export type QueuedRequest = MailedRequest & { readonly token: string; readonly at: string };

/** Requests per address and mailbox, and per address for any mailbox. */
const perMailbox: RateLimit = { name: 'mail-mailbox', max: 5, windowMs: 15 * 60 * 1000 };
const perAddress: RateLimit = { name: 'mail-address', max: 30, windowMs: 60 * 60 * 1000 };

/**
 * Counts a request of a kind.
 * @throws Problem 429
 */
export async function countRequest(
  ports: Ports,
  { ip, kind, email }: { readonly ip: string; readonly kind: MailedRequest['kind']; readonly email: string },
): Promise<void> {
  await countUse(ports, perAddress, ip);
  await countUse(ports, perMailbox, `${kind} ${ip} ${email}`);
}

/**
 * Queues a request. Only the job looks up the account, so that neither the answer nor its time reveals
 * whether there is one.
 */
export async function queueRequest(ports: Ports, request: MailedRequest): Promise<void> {
  const queued: QueuedRequest = { ...request, token: ports.ids.token(), at: ports.clock.now().toISOString() };
  await ports.jobs.send('auth.request', { sealed: await ports.secrets.encrypt(JSON.stringify(queued)) });
}

/** Dashboard pages that use a link's secret. It follows `#`, which browsers send to no server. */
const pages: Readonly<Record<TokenPurpose, string>> = {
  'reset-password': '/reset-password',
  'verify-signup': '/verify-email',
  'accept-invitation': '/accept-invitation',
};

/** Builds the URL of a mailed link. */
export function buildLink(baseUrl: string, purpose: TokenPurpose, token: string): string {
  return `${baseUrl}${pages[purpose]}#token=${token}`;
}
