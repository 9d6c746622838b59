import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { callerAddress } from './callerAddress';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded;
  return message;
}

describe('callerAddress', () => {
  it('is the socket’s without trusted proxies, whatever the header says', () => {
    expect(callerAddress(from('::ffff:192.0.2.1', '1.1.1.1'), 0)).toBe('192.0.2.1');
  });

  it('is counted from the right behind proxies, so that entries of the caller have no effect', () => {
    expect(callerAddress(from('10.0.0.1', '9.9.9.9, 192.0.2.7'), 1)).toBe('192.0.2.7');
    expect(callerAddress(from('10.0.0.1', '9.9.9.9, 192.0.2.7, 10.0.0.2'), 2)).toBe('192.0.2.7');
  });

  it('falls back to the socket if the proxy sent no header', () => {
    expect(callerAddress(from('10.0.0.1'), 1)).toBe('10.0.0.1');
  });

  it('is the socket’s if the header has no address', () => {
    expect(callerAddress(from('10.0.0.1', 'unknown'), 1)).toBe('10.0.0.1');
    expect(callerAddress(from('10.0.0.1', '192.0.2.7, 192.0.2.8'), 3)).toBe('10.0.0.1');
  });

  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(callerAddress(from('10.0.0.1', address), 1)).toBe(network);
    if (!address.startsWith('[')) expect(callerAddress(from(address), 0)).toBe(network);
  });
});
