import { describe, expect, it } from 'vitest';
import { GoogleAdsError, missingAnswer, parseGoogleAdsError } from './googleAdsError';
import { judgeGoogleAdsError } from './judgeGoogleAdsError';

const failure = (family: string, reason: string, more: object = {}) => ({
  error: {
    code: 400,
    message: 'Request contains an invalid argument.',
    status: 'INVALID_ARGUMENT',
    details: [
      {
        '@type': 'type.googleapis.com/google.ads.googleads.v25.errors.GoogleAdsFailure',
        errors: [{ errorCode: { [family]: reason }, message: 'Too low.', ...more }],
        requestId: 'R1',
      },
    ],
  },
});

describe('parseGoogleAdsError', () => {
  it('finds none in a good answer', () => {
    expect(parseGoogleAdsError(200, { results: [] })).toBeUndefined();
  });

  it('reads the first failure with the operation at fault', () => {
    const elements = [
      { fieldName: 'operations', index: 0 },
      { fieldName: 'update' },
      { fieldName: 'amount_micros' },
    ];
    const error = parseGoogleAdsError(
      400,
      failure('campaignBudgetError', 'BUDGET_BELOW_PER_DAY_MINIMUM', {
        location: { fieldPathElements: elements },
      }),
    );
    expect(error).toMatchObject({
      message: 'Too low.',
      family: 'campaignBudgetError',
      reason: 'BUDGET_BELOW_PER_DAY_MINIMUM',
      path: 'operations.0.update.amount_micros',
      requestId: 'R1',
    });
  });

  it('reads the sign-in’s own form', () => {
    const body = { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' };
    expect(parseGoogleAdsError(400, body)).toMatchObject({ family: 'oauth', reason: 'invalid_grant' });
  });

  it('reads how long to wait', () => {
    const details = { quotaErrorDetails: { retryDelay: '30s' } };
    expect(parseGoogleAdsError(429, failure('quotaError', 'RESOURCE_EXHAUSTED', { details }))).toMatchObject({
      retryAfterMs: 30_000,
    });
  });
});

describe('judgeGoogleAdsError', () => {
  const of = (family: string, reason: string, status = 400) =>
    judgeGoogleAdsError(new GoogleAdsError('x', { family, reason, status }));
  it.each([
    ['oauth', 'invalid_grant', 'stop', 'AD_ACCOUNT_DISCONNECTED'],
    ['authenticationError', 'OAUTH_TOKEN_REVOKED', 'stop', 'AD_ACCOUNT_DISCONNECTED'],
    ['authenticationError', 'CUSTOMER_NOT_FOUND', 'stop', 'TECHNICAL_PERMISSION_ERROR'],
    ['authorizationError', 'USER_PERMISSION_DENIED', 'stop', 'TECHNICAL_PERMISSION_ERROR'],
    ['quotaError', 'RESOURCE_EXHAUSTED', 'wait', null],
    ['internalError', 'TRANSIENT_ERROR', 'retry', null],
    ['databaseError', 'CONCURRENT_MODIFICATION', 'retry', null],
    ['campaignBudgetError', 'BUDGET_BELOW_PER_DAY_MINIMUM', 'stop', null],
  ] as const)('%s %s: %s', (family, reason, action, code) => {
    expect(of(family, reason)).toMatchObject({ action, code });
  });

  it('retries if no answer arrived', () => {
    expect(judgeGoogleAdsError(missingAnswer('timeout')).action).toBe('retry');
  });
});
