import { describe, expect, it } from 'vitest';
import { FacebookError, parseFacebookError, unknownOutcome } from './facebookError';
import { judgeFacebookError } from './judgeFacebookError';

const none = new Headers();

describe('judgeFacebookError', () => {
  it.each([
    ['token expired', { code: 190, subcode: 463 }, 'stop', 'AD_ACCOUNT_DISCONNECTED'],
    ['token without a subcode', { code: 190 }, 'stop', 'AD_ACCOUNT_DISCONNECTED'],
    ['session of old', { code: 102 }, 'stop', 'AD_ACCOUNT_DISCONNECTED'],
    ['checkpointed user keeps the token', { code: 190, subcode: 459 }, 'stop', null],
    ['permission 10', { code: 10 }, 'stop', 'TECHNICAL_PERMISSION_ERROR'],
    ['permission 200', { code: 200 }, 'stop', 'TECHNICAL_PERMISSION_ERROR'],
    ['permission 299', { code: 299 }, 'stop', 'TECHNICAL_PERMISSION_ERROR'],
    ['capability 3', { code: 3 }, 'stop', 'TECHNICAL_PERMISSION_ERROR'],
    ['object out of reach', { code: 100, subcode: 33 }, 'stop', 'TECHNICAL_PERMISSION_ERROR'],
    ['terms by subcode', { code: 100, subcode: 1_892_181 }, 'stop', 'TECHNICAL_TOS_ERROR'],
    ['terms by field', { code: 100, blamedFields: ['leadgen_tos_accepted'] }, 'stop', 'TECHNICAL_TOS_ERROR'],
    ['passing 1', { code: 1 }, 'retry', null],
    ['passing 2', { code: 2 }, 'retry', null],
    ['marked as passing', { code: 99, isTransient: true }, 'retry', null],
    ['ads rate', { code: 80_004, isTransient: true }, 'wait', null],
    ['user rate', { code: 17 }, 'wait', null],
    ['app rate', { code: 4 }, 'wait', null],
    ['page rate', { code: 32 }, 'wait', null],
    ['custom rate', { code: 613 }, 'wait', null],
    ['policy', { code: 368 }, 'stop', null],
    ['closed version', { code: 2635 }, 'stop', null],
    ['bad parameter', { code: 100 }, 'stop', null],
  ] as const)('%s', (_case, fields, action, code) => {
    expect(judgeFacebookError(new FacebookError('x', fields))).toMatchObject({ action, code });
  });

  it('gives a lead form’s bad parameters a separate code', () => {
    const verdict = judgeFacebookError(new FacebookError('x', { code: 100 }), true);
    expect(verdict).toMatchObject({ action: 'stop', code: 'TECHNICAL_LEAD_ERROR' });
  });

  it('retries after a search if no answer arrived', () => {
    expect(judgeFacebookError(unknownOutcome('timeout'))).toMatchObject({ action: 'retry', code: null });
  });

  it('prefers Facebook’s text for users to its technical one', () => {
    const error = new FacebookError('Invalid parameter', {
      code: 100,
      userTitle: 'Low',
      userMessage: 'More.',
    });
    expect(judgeFacebookError(error).message).toBe('Low: More.');
    expect(judgeFacebookError(new FacebookError('Technical', { code: 100 })).message).toBe('Technical');
  });
});

describe('parseFacebookError', () => {
  it('finds no error in a good answer', () => {
    expect(parseFacebookError({ id: '1' }, none)).toBeUndefined();
    expect(parseFacebookError(null, none)).toBeUndefined();
  });

  it('reads blame, trace and the wait of the usage header', () => {
    const usage = {
      '1001': [{ estimated_time_to_regain_access: 3 }, { estimated_time_to_regain_access: 1 }],
    };
    const error = parseFacebookError(
      {
        error: {
          message: 'm',
          code: 100,
          fbtrace_id: 'A1',
          error_data: '{"blame_field_specs":[["targeting"]]}',
        },
      },
      new Headers({ 'x-business-use-case-usage': JSON.stringify(usage) }),
    );
    expect(error).toMatchObject({ fbtraceId: 'A1', blamedFields: ['targeting'], retryAfterMs: 180_000 });
  });
});
