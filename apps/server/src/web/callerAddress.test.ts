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
  it('is the socket’s where no proxy is trusted, whatever the header says', () => {
    expect(callerAddress(from('::ffff:192.0.2.1', '1.1.1.1'), 0)).toBe('192.0.2.1');
  });

  it('is counted from the right behind proxies, so that what the caller wrote has no effect', () => {
    expect(callerAddress(from('10.0.0.1', '9.9.9.9, 192.0.2.7'), 1)).toBe('192.0.2.7');
    expect(callerAddress(from('10.0.0.1', '9.9.9.9, 192.0.2.7, 10.0.0.2'), 2)).toBe('192.0.2.7');
  });

  it('falls back to the socket where the proxy sent no header', () => {
    expect(callerAddress(from('10.0.0.1'), 1)).toBe('10.0.0.1');
  });
});
