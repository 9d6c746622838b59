import tls from 'node:tls';
import type { MailboxEmail } from '@adlane/api-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createImapMailbox } from '../../../src/ports/imapMailbox';
import { selfSignedCertificate } from '../../fixtures/selfSignedCertificate';
import { writeEmail } from '../../harness/emails/createEmailTest';
import { type ImapDouble, type ImapDoubleOptions, startImapDouble } from '../../harness/emails/imapDouble';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const emails = ['One', 'Two', 'Three'].map((text) => writeEmail({ from: 'a@b.test', to: 'c@d.test', text }));

let double: ImapDouble | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await double?.stop();
  double = undefined;
});

async function open(options: ImapDoubleOptions, change: (url: string) => string = (url) => url) {
  double = await startImapDouble(emails, options);
  return { imap: double, mailbox: createImapMailbox(change(double.url), log) };
}

/** Trusts the double's certificate, as `NODE_EXTRA_CA_CERTS` does when a process starts. */
function trustDouble(): void {
  const { createSecureContext } = tls;
  vi.spyOn(tls, 'createSecureContext').mockImplementation((options) =>
    createSecureContext({ ...options, ca: [selfSignedCertificate.cert] }),
  );
}

const received = async () => 'received' as const;
const fail = (work: Promise<void>): Promise<unknown> => work.catch((error: unknown) => String(error));

describe('a mailbox over TLS', () => {
  it('is read if its certificate is trusted', async () => {
    trustDouble();
    const { imap, mailbox } = await open({ tls: selfSignedCertificate });
    await mailbox.fetchNew(received);
    expect([[...imap.seen], imap.unknown]).toEqual([[1, 2, 3], []]);
    await expect.poll(() => imap.countOpen()).toBe(0);
  });

  it('gets no user name and password if its certificate is signed by itself', async () => {
    const { imap, mailbox } = await open({ tls: selfSignedCertificate });
    expect(await fail(mailbox.fetchNew(received))).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(imap.commands).toEqual([]);
  });

  it('gets no user name and password if its certificate is trusted, but of another host', async () => {
    trustDouble();
    const { imap, mailbox } = await open({ tls: selfSignedCertificate }, (url) =>
      url.replace('127.0.0.1', 'localhost'),
    );
    expect(await fail(mailbox.fetchNew(received))).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
    expect(imap.commands).toEqual([]);
  });

  it('says that its password is wrong, without the password', async () => {
    trustDouble();
    const { imap, mailbox } = await open({ tls: selfSignedCertificate }, (url) =>
      url.replace('pass%20word', 'wrong'),
    );
    const error = await fail(mailbox.fetchNew(received));
    expect(error).toContain('the user name or password was refused');
    expect(error).not.toMatch(/wrong|inbox@/);
    expect([imap.seen.size, imap.loaded]).toEqual([0, []]);
    await expect.poll(() => imap.countOpen()).toBe(0);
  });

  it('goes on after a dropped connection with the first email that was not received', async () => {
    trustDouble();
    const { imap, mailbox } = await open({ tls: selfSignedCertificate, dropOn: /^UID STORE 2 / });
    const keys: string[] = [];
    const receive = async ({ key }: { readonly key: string }) => {
      keys.push(key);
      return 'received' as const;
    };
    expect(await fail(mailbox.fetchNew(receive))).toContain("The mailbox can't be read: NoConnection");
    expect([keys, [...imap.seen]]).toEqual([['1-1', '1-2'], [1]]);
    await mailbox.fetchNew(receive);
    expect([keys.slice(2), [...imap.seen]]).toEqual([
      ['1-2', '1-3'],
      [1, 2, 3],
    ]);
  });
});

describe('an email whose connection drops while it is loaded', () => {
  it('is not taken for one that was deleted, and is loaded again', async () => {
    trustDouble();
    const { imap, mailbox } = await open({ tls: selfSignedCertificate, dropOn: /^UID FETCH 2 .*BODY/ });
    const bodies: (string | null)[] = [];
    const receive = async ({ read }: MailboxEmail) => {
      const body = await read();
      bodies.push(body && new TextDecoder().decode(body));
      return 'received' as const;
    };
    expect(await fail(mailbox.fetchNew(receive))).toContain('NoConnection');
    expect([bodies, [...imap.seen]]).toEqual([emails.slice(0, 1), [1]]);
    await mailbox.fetchNew(receive);
    expect([bodies, [...imap.seen]]).toEqual([emails, [1, 2, 3]]);
  });
});

it('a mailbox without TLS on another host gets no user name and password', async () => {
  // The same machine, under a name that is not exempt.
  const { imap, mailbox } = await open({}, (url) => url.replace('127.0.0.1', 'localhost.'));
  expect(await fail(mailbox.fetchNew(received))).toContain("The mailbox can't be read");
  expect(imap.commands).not.toContain('LOGIN');
  expect(imap.commands).not.toContain('AUTHENTICATE');
});
