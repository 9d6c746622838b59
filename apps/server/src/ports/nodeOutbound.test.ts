import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '@adlane/api-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOutbound, type OutboundOptions } from './nodeOutbound';
import { isPrivateAddress } from './privateAddress';

const lines: string[] = [];
const write = (fields: object) => void lines.push(JSON.stringify(fields));
const log: Log = { info: write, warn: write, error: write };

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/redirect') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (path === '/large') response.end(Buffer.alloc(2_000));
    else if (path === '/slow') setTimeout(() => response.end('late'), 2_000);
    else request.pipe(response.setHeader('x-type', request.headers['content-type'] ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (options: Partial<OutboundOptions> = {}) =>
  createNodeOutbound({
    allowedOrigins: [origin],
    log,
    maxAnswerBytes: 1_000,
    totalTimeoutMs: 500,
    ...options,
  });

/** A resolver that answers with these addresses, one after the other. */
function resolver(...addresses: string[]): OutboundOptions['lookup'] {
  const answer = (_host: string, _options: unknown, done: (error: null, found: object[]) => void) => {
    const address = addresses.length > 1 ? addresses.shift() : addresses[0];
    done(null, [{ address, family: 4 }]);
  };
  return answer as unknown as OutboundOptions['lookup'];
}

describe('createNodeOutbound', () => {
  it('calls an origin that the operator configured, with forms, too', async () => {
    const form = new FormData();
    form.set('name', 'value');
    const answer = await open().fetch(`${origin}/echo`, { method: 'POST', body: form });
    expect(answer.headers.get('x-type')).toContain('multipart/form-data; boundary=');
    expect(await answer.text()).toContain('name="name"');
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://127.0.0.1:22/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/',
  ])('refuses the literal private address %s', async (url) => {
    await expect(open().fetch(url)).rejects.toThrow('not on the public internet');
  });

  it.each(['ftp://example.com/', 'file:///etc/passwd', 'https://user:word@example.com/'])(
    'refuses %s',
    async (url) => {
      await expect(open().fetch(url)).rejects.toMatchObject({ name: 'OutboundRefusedError' });
    },
  );

  it('refuses a name that resolves to a private address', async () => {
    const outbound = open({ lookup: resolver('192.168.1.5') });
    await expect(outbound.fetch('http://inside.example/')).rejects.toThrow('192.168.1.5');
    for (const url of ['http://localhost/', 'http://localhost.:8090/'])
      await expect(open({ lookup: resolver('127.0.0.1') }).fetch(url)).rejects.toThrow('127.0.0.1');
  });

  it('checks the address at each connection, so that a name that changes to a private one is refused', async () => {
    const outbound = open({ lookup: resolver('203.0.114.1', '127.0.0.1'), connectTimeoutMs: 100 });
    await outbound.fetch('http://turning.example:8090/').catch(() => undefined);
    await expect(outbound.fetch('http://turning.example:8090/')).rejects.toThrow('127.0.0.1');
  });

  it('refuses an origin that the operator configured for an address that anyone may name', async () => {
    const outbound = open();
    expect((await outbound.fetch(`${origin}/echo`)).status).toBe(200);
    await expect(outbound.fetch(`${origin}/echo`, {}, { isPublicOnly: true })).rejects.toThrow(
      'not on the public internet',
    );
    const name = origin.replace('127.0.0.1', 'inside.example');
    const named = open({ allowedOrigins: [name], lookup: resolver('127.0.0.1') });
    await expect(named.fetch(name, {}, { isPublicOnly: true })).rejects.toThrow('127.0.0.1');
  });

  it('returns redirects instead of following them', async () => {
    const answer = await open().fetch(`${origin}/redirect`);
    expect(answer.status).toBe(302);
  });

  it('aborts an answer over the size limit', async () => {
    const answer = await open().fetch(`${origin}/large`);
    await expect(answer.arrayBuffer()).rejects.toThrow('more than 1000 bytes');
  });

  it('aborts an answer that takes too long, and logs no query', async () => {
    await expect(open().fetch(`${origin}/slow?access_token=abc`)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(lines.at(-1)).toContain('/slow');
    expect(lines.join()).not.toContain('abc');
  });
});

describe('isPrivateAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });

  it.each([
    '172.31.255.255',
    '100.64.0.1',
    '0.0.0.0',
    'fd00::1',
    'fe80::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'x',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
});
