import { AnswerError, type ApiError, CancelledError, HttpError, NetworkError } from '@adlane/api-client';
import type { ErrorBody } from '@adlane/contract';
import { describe, expect, it } from 'vitest';
import { type ErrorEffects, handleApiError } from './handleApiError';

const facts = { call: 'templates.view', method: 'GET', url: '/api/v1/templates/view/1' };

function http(status: number, body: ErrorBody): HttpError {
  return new HttpError(facts, { status, body, retryAfterMs: undefined });
}

const bugs: string[] = [];

/** Returns the effects of an error in order, one text per effect. */
function createEffects(error: ApiError, isEmbedded = false): string[] {
  const log: string[] = [];
  const effects: ErrorEffects = {
    showError: (message) => log.push(`toast: ${message}`),
    clearSession: () => log.push('clear session'),
    goToLogin: () => log.push('login'),
    goHome: () => log.push('home'),
    reload: (delayMs) => log.push(`reload in ${delayMs}`),
    report: () => undefined,
    reportBug: (message) => bugs.push(message),
  };
  handleApiError(error, { isEmbedded }, effects);
  return log;
}

const internal = 'toast: Something went wrong please try later';
const fields = { a: ['first', 'more'], b: ['other'] };

describe('handleApiError (ads §8)', () => {
  it.each<[string, HttpError, string[]]>([
    [
      '400 shows the second of the flattened messages',
      http(400, { message: 'm', errors: fields }),
      ['toast: more'],
    ],
    ['400 without a second one', http(400, { message: 'm', errors: { a: ['first'] } }), [internal]],
    ['400 without field errors', http(400, { message: 'm' }), [internal]],
    ['401', http(401, { message: 'Login Expired' }), ['clear session', 'toast: Login Expired', 'login']],
    ['402', http(402, { message: 'Pay' }), ['toast: Pay']],
    ['404', http(404, { message: 'Not found.' }), ['toast: Not found.']],
    ['403', http(403, { message: 'No' }), ['toast: No', 'reload in 1000']],
    ['406', http(406, { message: 'm' }), ['home']],
    ['412', http(412, { message: 'm' }), ['toast: m']],
    [
      '412 for a disconnected account',
      http(412, { message: 'm', code: 'AD_ACCOUNT_DISCONNECTED' }),
      ['toast: invalid credentials'],
    ],
    [
      '422 shows the first message of each field',
      http(422, { message: 'm', errors: fields }),
      ['toast: first\nother'],
    ],
    ['422 without fields', http(422, { message: 'm' }), ['toast: m']],
    ['422 without anything', http(422, { message: '' }), [internal]],
    ['500', http(500, { message: 'Technical Problem' }), ['toast: Technical Problem']],
    ['500 without a message', http(500, { message: '' }), [internal]],
    ['500 technical lead', http(500, { message: 'm', code: 'TECHNICAL_LEAD_ERROR' }), []],
    ['500 terms of service', http(500, { message: 'm', code: 'TECHNICAL_TOS_ERROR' }), []],
    ['500 permission', http(500, { message: 'm', code: 'TECHNICAL_PERMISSION_ERROR' }), []],
    ['409', http(409, { message: 'Changed' }), ['toast: Changed']],
    ['503 without a body', http(503, { message: '' }), [internal]],
  ])('handles %s', (_name, error, expected) => expect(createEffects(error)).toEqual(expected));

  it('shows an embedded client that the page will reload', () => {
    expect(createEffects(http(401, { message: 'UNAUTHENTICATED.' }), true)).toEqual([
      'clear session',
      'toast: Your session has expired. The page will now reload.',
      'reload in 1000',
    ]);
  });

  it('shows an embedded client any other message of a 401 and stays', () => {
    expect(createEffects(http(401, { message: 'Login Expired' }), true)).toEqual([
      'clear session',
      'toast: Login Expired',
    ]);
    expect(createEffects(http(401, { message: '' }), true)).toEqual([
      'clear session',
      'toast: Session expired',
    ]);
  });

  it('does nothing for a call without an answer', () => {
    expect(createEffects(new CancelledError(facts))).toEqual([]);
    expect(createEffects(new NetworkError(facts, 'unreachable'))).toEqual([]);
  });

  it('treats an answer that is not JSON as an internal error', () => {
    expect(createEffects(new AnswerError(facts, 'text/html'))).toEqual([internal]);
  });

  it('files a bug ticket for the two texts of an internal failure only', () => {
    bugs.length = 0;
    createEffects(http(500, { message: 'Technical Problem' }));
    createEffects(http(500, { message: '' }));
    createEffects(http(500, { message: 'The disk is full.' }));
    createEffects(http(500, { message: 'Technical Problem', code: 'TECHNICAL_TOS_ERROR' }));
    expect(bugs).toEqual(['Technical Problem', 'Something went wrong please try later']);
  });
});
