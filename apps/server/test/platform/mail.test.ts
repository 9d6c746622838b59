import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MailMessage } from '@adlane/api-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMail } from '../../src/ports/createMail';
import { createTestApp } from '../harness/createTestApp';

const message: MailMessage = {
  id: 'mail-1',
  to: 'nia@park.test',
  fromName: 'Brooks Growth',
  replyTo: 'owner@brooks.test',
  subject: 'Grüße\r\nX-Injected: 1',
  text: 'Choose a password: https://adlane.test/reset-password#token=abc',
  html: '<p>Choose a password</p>',
};

/** Starts a minimal mail server with scripted answers, which records what it receives. */
function startSmtp(
  answers: Record<string, string>,
): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket: Socket) => {
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
        return;
      }
      const command = text.slice(0, 4).toUpperCase();
      isData = command === 'DATA';
      socket.write(`${answers[command] ?? (isData ? '354 go on' : '250 ok')}\r\n`);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ server, url: `smtp://127.0.0.1:${port}`, received });
    });
  });
}

describe('email by SMTP', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function send(answers: Record<string, string>, change: Partial<MailMessage> = {}) {
    const smtp = await startSmtp(answers);
    server = smtp.server;
    const mail = createMail({ smtpUrl: smtp.url, from: 'no-reply@adlane.test', outboxFolder: '/nowhere' });
    return {
      outcome: await mail.send({ ...message, ...change }).catch((error: unknown) => error),
      received: smtp.received.join(''),
    };
  }

  it('comes from the server’s address under the agency’s name, and replies go to the agency', async () => {
    const { outcome, received } = await send({});
    expect(outcome).toBe('sent');
    expect(received).toContain('MAIL FROM:<no-reply@adlane.test>');
    expect(received).toMatch(/^Reply-To: owner@brooks\.test/m);
    expect(received).toMatch(/^Message-ID: <mail-1@adlane\.test>/m);
    expect(received).toMatch(/^From: Brooks Growth <no-reply@adlane\.test>/m);
    expect(received).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(received).toMatch(/^X-Auto-Response-Suppress: .*OOF/m);
  });

  it('refers to its thread, so that mail programs show the emails of one together', async () => {
    const { received } = await send({}, { thread: 'ticket-1-7' });
    expect(received).toMatch(/^In-Reply-To: <ticket-1-7@adlane\.test>/m);
    expect(received).toMatch(/^References: <ticket-1-7@adlane\.test>/m);
    expect((await send({})).received).not.toMatch(/^(In-Reply-To|References):/m);
  });

  it('does not let a name or subject add headers', async () => {
    const { received } = await send({}, { fromName: 'Brooks\r\nBcc: everybody@evil.test' });
    expect(received).not.toMatch(/^(Bcc|X-Injected):/m);
    expect(received).not.toContain('RCPT TO:<everybody@evil.test>');
  });

  it('is refused for good for an unknown mailbox', async () => {
    expect((await send({ RCPT: '550 no such user nia@park.test' })).outcome).toBe('refused');
  });

  it('throws without addresses and texts if a retry may help', async () => {
    const { outcome } = await send({ RCPT: '451 try nia@park.test later' });
    expect(outcome).toBeInstanceOf(Error);
    expect(String(outcome)).toBe('MailError: The mail server refused an email (EENVELOPE 451).');
  });
});

describe('email without SMTP', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adlane-outbox-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is written to the outbox once, however often it is sent', async () => {
    const mail = createMail({ smtpUrl: undefined, from: undefined, outboxFolder: folder });
    await mail.send(message);
    await mail.send(message);
    expect(await readdir(folder)).toEqual(['mail-1.eml']);
    const text = await readFile(join(folder, 'mail-1.eml'), 'utf8');
    expect(text).toMatch(/^To: nia@park\.test/m);
    expect(text).toContain('#token=abc');
    expect(text).not.toMatch(/^(Bcc|X-Injected):/m);
  });
});

describe('the outbox of a server in development', () => {
  it('is listed to the super admin only, the newest email first', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'adlane-outbox-'));
    const options = { smtpUrl: undefined, from: undefined, outboxFolder: folder };
    const mail = createMail({ ...options, isListed: true });
    const test = await createTestApp({ ports: { mail } });
    await mail.send(message);
    await mail.send({ ...message, id: 'mail-2', subject: 'Second' });
    await mail.send({ ...message, id: 'mail-2', subject: 'Second' });
    const outbox = async (token: string) => test.request('/api/v1/operator/outbox', { token });
    const body = await (await outbox(await test.as('SuperAdmin'))).json();
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['mail-2', 'mail-1']);
    expect(body.data[0]).toMatchObject({ to: 'nia@park.test', subject: 'Second', text: message.text });
    expect((await outbox(await test.as('Agency'))).status).toBe(403);
    expect(createMail(options).listStored).toBeUndefined();
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });
});

describe('queued email', () => {
  it('is encrypted in the queue, and retried after a failure', async () => {
    const queued: string[] = [];
    let failures = 1;
    const test = await createTestApp({
      ports: {
        mail: {
          async send({ to }) {
            if (failures > 0) {
              failures -= 1;
              throw new Error('later');
            }
            queued.push(to);
            return 'sent';
          },
        },
      },
    });
    const sent: unknown[] = [];
    const { send } = test.jobs;
    test.jobs.send = (name, payload, options) => {
      sent.push(payload);
      return send(name, payload, options);
    };
    await test.request('/api/v1/forget-password', { method: 'POST', body: { email: 'client@adlane.test' } });
    await expect(test.jobs.settle()).rejects.toThrow('later');
    expect(JSON.stringify(sent)).not.toMatch(/token=|client@adlane\.test/);
    expect(queued).toEqual([]);
    await send('mail.send', sent.at(-1) as { sealed: string });
    await test.jobs.settle().catch(() => undefined);
    expect(queued).toEqual(['client@adlane.test']);
    await test.close();
  });
});
