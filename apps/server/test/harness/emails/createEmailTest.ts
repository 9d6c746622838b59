import type { InboundMail, MailMessage } from '@adlane/api-server';
import { createTestApp } from '../createTestApp';

export const webhookSecret = 'k2Vt8Qm4Zx7Lc1Wb9Np3Rd6Hs5Gf0JyA';

/** An email to write, from its sender. */
export type WrittenEmail = {
  readonly from: string;
  readonly to: string | null;
  readonly text: string;
  /** Without one, each email has another. */
  readonly id?: string;
  readonly headers?: readonly string[];
};

let written = 0;

/** Writes an email as a mail program sends it. */
export function writeEmail({ from, to, text, id, headers = [] }: WrittenEmail): string {
  written += 1;
  const all = [
    `From: Someone <${from}>`,
    `To: <${to ?? ''}>`,
    `Message-ID: <${id ?? `written-${written}`}@mail.test>`,
    'Subject: Re: Your message',
    ...headers,
  ];
  return `${all.join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
}

export type EmailTest = Awaited<ReturnType<typeof createEmailTest>>;

/** Creates the API where answers by email are received. */
export async function createEmailTest(inbound: Partial<InboundMail> = {}) {
  const inboundMail: InboundMail = {
    address: 'reply@in.adlane.test',
    ownAddresses: ['no-reply@adlane.test'],
    webhookSecret,
    ...inbound,
  };
  const test = await createTestApp({ ports: { inboundMail } });
  return {
    ...test,
    /** Delivers an email to the webhook; returns the status. */
    async deliver(email: WrittenEmail, secret = webhookSecret): Promise<number> {
      const body = writeEmail(email);
      const headers = { 'content-type': 'message/rfc822' };
      const answer = await test.request(`/api/v1/webhooks/email/${secret}`, {
        method: 'POST',
        headers,
        body,
      });
      return answer.status;
    },
    /** Lets minutes pass, after which the scheduler runs. */
    async pass(minutes: number): Promise<void> {
      test.clock.advance(minutes * 60_000);
      await test.jobs.send('scheduler.tick', {});
      await test.jobs.settle();
    },
    /** Finds the latest email to an address, or the latest one about a title. */
    findMail(to: string, title = ''): MailMessage {
      const mail = test.mails.findLast(
        (each) => each.to === to && `${each.subject} ${each.text}`.includes(title),
      );
      if (!mail) throw new Error(`No email “${title}” was sent to ${to}.`);
      return mail;
    },
    /** Calls the API as the agency. */
    async send(method: string, path: string, body?: unknown) {
      const answer = await test.request(`/api/v1${path}`, { method, token: await test.as('Agency'), body });
      return { status: answer.status, body: await answer.json() };
    },
  };
}
