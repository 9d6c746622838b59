import { asOperator } from '../../../db/tenant';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { Problem } from '../../../http/problem';
import type { Database, JobPayloads, Ports } from '../../../ports';
import { loadAgencyMailBrand, loadOperatorMailBrand, type MailBrand } from '../mail/mailBrand';
import { queueMail } from '../mail/queueMail';
import type { MailContent } from '../mail/renderMail';
import { listInvitedUsers } from './accountQueries';
import { mailInvitation } from './invitations';
import { loadMailBrand } from './loadMailBrand';
import { buildLink, type QueuedRequest, type WaitingSignup } from './mailedRequests';
import { buildAccountExistsMail, confirmSignupMail, resetPasswordMail } from './mailTexts';
import { findPendingSignup, storeToken } from './oneTimeTokens';
import { findAccountByEmail, isOpen } from './queries';

/**
 * Emails to one mailbox, across all callers. Further ones are dropped; earlier links still work, so no user
 * is locked out.
 */
const perMailbox: RateLimit = { name: 'mails-to', max: 12, windowMs: 60 * 60 * 1000 };

type Answer = { readonly brand: MailBrand; readonly content: MailContent };

async function answerSignup(
  tx: Database,
  ports: Ports,
  { email, token, at }: QueuedRequest,
  form: WaitingSignup,
): Promise<Answer> {
  const brand =
    form.agency_id === null
      ? await loadOperatorMailBrand(tx, ports.site)
      : await loadAgencyMailBrand(tx, ports.site, form.agency_id);
  const purpose = 'verify-signup';
  // Also where an account exists, whose holder gets no link: a sign-in with this password must not reveal it.
  await storeToken(tx, { token, purpose, email, details: form, at: new Date(at) });
  if (await findAccountByEmail(tx, email)) {
    return { brand, content: buildAccountExistsMail(brand.name, brand.baseUrl) };
  }
  return { brand, content: confirmSignupMail(brand.name, buildLink(brand.baseUrl, purpose, token)) };
}

async function answerReset(tx: Database, ports: Ports, request: QueuedRequest): Promise<Answer | undefined> {
  const account = await findAccountByEmail(tx, request.email);
  if (!account || !isOpen(account)) return undefined;
  const { email, token, at } = request;
  const brand = await loadMailBrand(tx, ports, account);
  const purpose = 'reset-password';
  await storeToken(tx, { token, purpose, email, account, at: new Date(at) });
  return { brand, content: resetPasswordMail(brand.name, buildLink(brand.baseUrl, purpose, token)) };
}

async function answerResend(tx: Database, ports: Ports, request: QueuedRequest): Promise<Answer | undefined> {
  const form = await findPendingSignup(tx, request.email, ports.clock.now());
  return form && answerSignup(tx, ports, request, form);
}

function buildAnswer(tx: Database, ports: Ports, request: QueuedRequest): Promise<Answer | undefined> {
  switch (request.kind) {
    case 'signup':
      return answerSignup(tx, ports, request, request.form);
    case 'reset':
      return answerReset(tx, ports, request);
    case 'resend':
      return answerResend(tx, ports, request);
    default:
      throw new TypeError(`No such request: ${String(request satisfies never)}`);
  }
}

async function isFlooded(ports: Ports, email: string): Promise<boolean> {
  return countUse(ports, perMailbox, email).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Problem && error.code === 'RATE_LIMITED') return true;
      throw error;
    },
  );
}

/** Job: answers a request of an anonymous visitor by email, or not at all. */
export async function answerRequest(ports: Ports, { sealed }: JobPayloads['auth.request']): Promise<void> {
  const request: QueuedRequest = JSON.parse(await ports.secrets.decrypt(sealed));
  if (await isFlooded(ports, request.email)) return;
  const answer = await asOperator(ports.db, (tx) => buildAnswer(tx, ports, request));
  if (answer) await queueMail(ports, { to: request.email, ...answer });
  if (request.kind !== 'resend') return;
  const invited = await asOperator(ports.db, (tx) => listInvitedUsers(tx, { email: request.email }));
  for (const user of invited) await mailInvitation(ports, user);
}
