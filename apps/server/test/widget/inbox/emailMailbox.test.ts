import type { Mailbox } from '@adlane/api-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createImapMailbox } from '../../../src/ports/imapMailbox';
import { createEmailTest, writeEmail } from '../../harness/emails/createEmailTest';
import { type ImapDouble, startImapDouble } from '../../harness/emails/imapDouble';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let double: ImapDouble | undefined;
afterEach(async () => {
  await double?.stop();
  double = undefined;
});

async function open(emails: readonly string[], change: (url: string) => string = (url) => url) {
  double = await startImapDouble(emails);
  return { imap: double, mailbox: createImapMailbox(change(double.url), log) };
}

describe('a mailbox', () => {
  it('is read by the grammar of IMAP, and each email that was received is marked as seen', async () => {
    const emails = ['One', 'Grüße', 'Three'].map((text) =>
      writeEmail({ from: 'a@b.test', to: 'c@d.test', text }),
    );
    const { imap, mailbox } = await open(emails);
    const received: string[] = [];
    const receive = async (email: Uint8Array) => {
      received.push(new TextDecoder().decode(email));
      return !received.at(-1)?.includes('Three');
    };
    await mailbox.fetchNew(receive);
    expect([received, [...imap.seen], imap.unknown]).toEqual([emails, [1, 2], []]);
    await mailbox.fetchNew(receive);
    expect(received.slice(3)).toEqual([emails[2]]);
    await expect.poll(() => imap.countOpen()).toBe(0);
  });

  it.each([
    ['with a wrong password', (url: string) => url.replace('pass%20word', 'wrong'), 'password was refused'],
    ['without the mailbox', (url: string) => url.replace('/Answers', '/Other'), 'NONEXISTENT'],
    ['that is not there', (url: string) => url.replace(/:\d+\//, ':1/'), 'ECONNREFUSED'],
  ])('%s says why it can not be read, without password and address', async (_title, change, reason) => {
    const { mailbox } = await open([], change);
    const error: unknown = await mailbox.fetchNew(async () => true).catch((each: unknown) => each);
    expect(String(error)).toContain(reason);
    expect(String(error)).not.toMatch(/inbox@|pass word|wrong/);
  });
});

describe('answers in a mailbox', () => {
  it('continue their threads, once, also after what can not be read', async () => {
    let current: Mailbox['fetchNew'] = async () => undefined;
    const test = await createEmailTest({
      webhookSecret: null,
      mailbox: { fetchNew: (work) => current(work) },
    });
    const state = async () => {
      const token = await test.as('SuperAdmin');
      return (await test.request('/api/v1/operator/inbound-mail', { token })).json();
    };
    expect(await state()).toMatchObject({ has_mailbox: true, has_webhook: false, last_received_at: null });
    const { sdkKey } = (await test.send('POST', '/projects', { name: 'Shop' })).body;
    const key = { 'api-token': sdkKey };
    const started = await (
      await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} })
    ).json();
    const headers = { ...key, 'gleap-id': started.gleapId, 'gleap-hash': started.gleapHash };
    await test.request('/sdk/conversations', { method: 'POST', headers, body: { text: 'By IMAP?' } });
    await test.pass(2);
    const to = test.findMail('agency@adlane.test').replyTo;
    const answer = writeEmail({ from: 'agency@adlane.test', to, text: 'Yes, by IMAP.' });
    const { imap, mailbox } = await open(['no email at all', answer, answer]);
    current = (work) => mailbox.fetchNew(work);
    await test.pass(1);
    await test.pass(1);
    expect([...imap.seen]).toEqual([1, 2, 3]);
    const [row] = (await test.send('GET', '/inbox?search=By IMAP')).body.data;
    const { messages } = (await test.send('GET', `/inbox/conversation/${row.id}`)).body;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['By IMAP?', 'Yes, by IMAP.']);
    expect(await state()).toMatchObject({
      address: 'reply@in.adlane.test',
      problem: null,
      last_received_at: expect.any(String),
      checked_at: expect.any(String),
    });
    await imap.stop();
    await test.pass(1);
    expect((await state()).problem).toContain("The mailbox can't be read");
    await test.close();
  });
});
