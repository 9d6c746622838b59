import { type Mailbox, type MailboxEmail, Problem } from '@adlane/api-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createImapMailbox } from '../../../src/ports/imapMailbox';
import { createEmailTest, type EmailTest, writeEmail } from '../../harness/emails/createEmailTest';
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
    const receive = async (email: MailboxEmail) => {
      received.push(new TextDecoder().decode((await email.read()) ?? undefined));
      return received.at(-1)?.includes('Three') ? 'failed' : 'received';
    };
    await mailbox.fetchNew(receive);
    expect([received, [...imap.seen], imap.unknown]).toEqual([emails, [1, 2], []]);
    await mailbox.fetchNew(receive);
    expect(received.slice(3)).toEqual([emails[2]]);
    await expect.poll(() => imap.countOpen()).toBe(0);
  });

  it('hands over fifty emails at a time; those that wait do not count, and are not loaded', async () => {
    const emails = Array.from({ length: 120 }, (_none, at) => `Subject: ${at + 1}\r\n\r\n`);
    const { imap, mailbox } = await open(emails);
    const keys: string[] = [];
    await mailbox.fetchNew(async ({ key, read }) => {
      keys.push(key);
      if (keys.length <= 60) return 'waiting';
      await read();
      return keys.length === 61 ? 'given up' : 'received';
    });
    expect([keys.length, keys[0], new Set(keys).size]).toEqual([110, '1-1', 110]);
    expect(imap.loaded).toEqual(Array.from({ length: 50 }, (_none, at) => at + 61));
    expect([imap.seen.size, [...imap.flagged], imap.unknown]).toEqual([50, [61], []]);
  });

  it.each([
    ['with a wrong password', (url: string) => url.replace('pass%20word', 'wrong'), 'password was refused'],
    [
      'without the mailbox',
      (url: string) => url.replace('/Answers', '/Other'),
      'there is no folder of this name',
    ],
    ['that is not there', (url: string) => url.replace(/:\d+\//, ':1/'), 'ECONNREFUSED'],
  ])('%s says why it can not be read, without password and address', async (_title, change, reason) => {
    const { mailbox } = await open([], change);
    const error: unknown = await mailbox.fetchNew(async () => 'received').catch((each: unknown) => each);
    expect(String(error)).toContain(reason);
    expect(String(error)).not.toMatch(/inbox@|pass word|wrong/);
  });
});

describe('emails that can not be received', () => {
  it('wait longer after each attempt, let newer ones through and are flagged in the end', async () => {
    let current: Mailbox['fetchNew'] = async () => undefined;
    let broken = 50;
    const test = await createEmailTest({ mailbox: { fetchNew: (work) => current(work) } });
    const { run } = test.ports.untrusted;
    // The worker fails for them, as it does when a parser has a fault.
    test.ports.untrusted.run = async (task, bytes, tenant) => {
      const [, number] = /Broken (\d+)/.exec(new TextDecoder().decode(bytes)) ?? [];
      if (Number(number) <= broken) throw new Error('A fault');
      return run(task, bytes, tenant);
    };
    const write = (text: string) => writeEmail({ from: 'a@b.test', to: 'c@d.test', text });
    const refused = Array.from({ length: 50 }, (_none, at) => write(`Broken ${at + 1}`));
    const { imap, mailbox } = await open([...refused, write('Good')]);
    current = (work) => mailbox.fetchNew(work);
    await test.pass(1);
    expect([imap.loaded.length, imap.seen.size]).toEqual([50, 0]);
    await test.pass(1);
    expect([imap.loaded.length, [...imap.seen]]).toEqual([51, [51]]);
    broken = 2;
    await test.pass(4);
    expect([imap.loaded.length, imap.seen.size]).toEqual([101, 49]);
    for (let attempt = 3; attempt < 10; attempt += 1) await test.pass(2 ** attempt);
    expect(imap.flagged.size).toBe(0);
    await test.pass(2 ** 10);
    expect([imap.loaded.length, [...imap.flagged], imap.seen.size]).toEqual([117, [1, 2], 51]);
    broken = 0;
    await test.pass(2 ** 10);
    expect(imap.loaded).toHaveLength(117);
    await test.close();
  });
});

/** Starts a conversation as a visitor. Returns the address that the team answers to. */
async function startThread(test: EmailTest, text: string) {
  const { sdkKey } = (await test.send('POST', '/projects', { name: 'Shop' })).body;
  const key = { 'api-token': sdkKey };
  const started = await (
    await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} })
  ).json();
  const headers = { ...key, 'gleap-id': started.gleapId, 'gleap-hash': started.gleapHash };
  await test.request('/sdk/conversations', { method: 'POST', headers, body: { text } });
  await test.pass(2);
  return test.findMail('agency@adlane.test').replyTo;
}

describe('answers in a mailbox', () => {
  it('that use up the time of their worker are read once, and a note of their thread', async () => {
    let current: Mailbox['fetchNew'] = async () => undefined;
    const test = await createEmailTest({ mailbox: { fetchNew: (work) => current(work) } });
    const { run } = test.ports.untrusted;
    test.ports.untrusted.run = async (task, bytes, tenant) => {
      if (new TextDecoder().decode(bytes).includes('Too complex'))
        throw new Problem('BODY_TOO_LARGE', 'Reading this took too long.');
      return run(task, bytes, tenant);
    };
    const to = await startThread(test, 'Too much?');
    const email = writeEmail({ from: 'agency@adlane.test', to, text: 'Too complex' });
    const { imap, mailbox } = await open([email]);
    current = (work) => mailbox.fetchNew(work);
    await test.pass(1);
    await test.pass(10);
    expect([imap.loaded.length, [...imap.seen]]).toEqual([1, [1]]);
    const [row] = (await test.send('GET', '/inbox?search=Too much')).body.data;
    const { messages, notes } = (await test.send('GET', `/inbox/conversation/${row.id}`)).body;
    expect(messages).toHaveLength(1);
    expect(notes).toMatchObject([
      { author: 'agency@adlane.test (email)', text: expect.stringContaining('too complex to be read') },
    ]);
    await test.close();
  });

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
    const to = await startThread(test, 'By IMAP?');
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
