import type { TokenPurpose } from '../../db/schema/oneTimeTokens';
import { countUse, type RateLimit } from '../../http/rateLimit';
import type { Ports } from '../../ports';

/** The form of a sign-up while it waits for its address to be confirmed; the password is hashed already. */
export type WaitingSignup = {
  readonly password_hash: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly business_name: string;
  /** The agency whose client it will be; null for a new agency. */
  readonly agency_id: number | null;
  readonly chosen_offer: { readonly plan_id: string; readonly coupon: string | null } | null;
};

/** What somebody who is not signed in asked for, answered by mail alone. */
export type MailedRequest = { readonly email: string } & (
  | { readonly kind: 'signup'; readonly form: WaitingSignup }
  | { readonly kind: 'reset' | 'resend' }
);

/** A request with the secret of its link: the job may run twice, and mails the same link then. */
export type QueuedRequest = MailedRequest & { readonly token: string; readonly at: string };

/** Requests from one address for one mailbox; and from one address for any. Others ask from elsewhere all the same. */
const perMailbox: RateLimit = { name: 'mail-mailbox', max: 5, windowMs: 15 * 60 * 1000 };
const perAddress: RateLimit = { name: 'mail-address', max: 30, windowMs: 60 * 60 * 1000 };

/** Counts a request of a kind. @throws Problem 429 */
export async function countRequest(
  ports: Ports,
  { ip, kind, email }: { readonly ip: string; readonly kind: MailedRequest['kind']; readonly email: string },
): Promise<void> {
  await countUse(ports, perAddress, ip);
  await countUse(ports, perMailbox, `${kind} ${ip} ${email}`);
}

/**
 * Queues a request. Whether there is an account is looked up by the job alone, so that neither the answer nor its time
 * tells anything.
 */
export async function queueRequest(ports: Ports, request: MailedRequest): Promise<void> {
  const queued: QueuedRequest = { ...request, token: ports.ids.token(), at: ports.clock.now().toISOString() };
  await ports.jobs.send('auth.request', { sealed: await ports.secrets.encrypt(JSON.stringify(queued)) });
}

/** Pages of the dashboard that use a link's secret. It stands behind `#`, which is sent to no server and no log. */
const pages: Readonly<Record<TokenPurpose, string>> = {
  'reset-password': '/reset-password',
  'verify-signup': '/verify-email',
  'accept-invitation': '/accept-invitation',
};

/** Address of a mailed link. */
export function buildLink(baseUrl: string, purpose: TokenPurpose, token: string): string {
  return `${baseUrl}${pages[purpose]}#token=${token}`;
}
