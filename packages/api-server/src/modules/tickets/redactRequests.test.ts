import { describe, expect, it } from 'vitest';
import { redactRequests } from './redactRequests';

const entry = (headers: unknown) => ({ url: '/', type: 'GET', date: '', request: { payload: 'p', headers } });

describe('redactRequests', () => {
  it.each(['Authorization', 'cookie', 'Gleap-Hash', 'API-TOKEN', 'set-cookie'])(
    'hides the value of %s',
    (name) => {
      const [redacted] = redactRequests([entry({ [name]: ['secret'], Accept: '*' })]);
      expect(redacted?.request).toEqual({ payload: 'p', headers: { [name]: '[redacted]', Accept: '*' } });
    },
  );

  it('bears requests without headers', () => {
    for (const headers of [undefined, null, 'text', [['Accept', '*']]]) {
      expect(redactRequests([entry(headers)])[0]?.request?.headers).toEqual(headers);
    }
    expect(redactRequests([{ url: '/', type: 'RESOURCE', date: '' }])).toHaveLength(1);
  });
});
