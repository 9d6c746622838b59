import { describe, expect, it } from 'vitest';
import { redactRequests } from './redactRequests';

const entry = (headers: unknown) => ({ url: '/', type: 'GET', date: '', request: { payload: 'p', headers } });
const redactHeaders = (headers: unknown) => redactRequests([entry(headers)], 'sdk-key')[0]?.request?.headers;

describe('redactRequests', () => {
  it.each(['Authorization', 'cookie', 'Gleap-Hash', 'API-TOKEN', 'set-cookie'])(
    'removes the value of %s, in an object and in a list of pairs',
    (name) => {
      expect(redactHeaders({ [name]: ['secret'], Accept: '*' })).toEqual({
        [name]: '[redacted]',
        Accept: '*',
      });
      expect(
        redactHeaders([
          [name, 'secret'],
          ['Accept', '*'],
        ]),
      ).toEqual([
        [name, '[redacted]'],
        ['Accept', '*'],
      ]);
    },
  );

  it('accepts requests without headers, and malformed ones', () => {
    for (const headers of [undefined, null, 'text', [['Accept', '*']], [7, ['Accept'], null]]) {
      expect(redactHeaders(headers)).toEqual(headers);
    }
    expect(redactRequests([{ url: '/', type: 'RESOURCE', date: '' }], 'sdk-key')).toHaveLength(1);
  });

  it.each([[{ 'Api-Token': ['sdk-key'] }], [{ 'api-token': 'sdk-key' }], [[['Api-Token', 'sdk-key']]]])(
    "leaves out the widget's requests: %j",
    (headers) => {
      expect(redactRequests([entry(headers), entry({ 'api-token': 'of the page' })], 'sdk-key')).toEqual([
        entry({ 'api-token': '[redacted]' }),
      ]);
    },
  );
});
