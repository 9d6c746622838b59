import type { ErrorCode } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import type { FacebookError } from './facebookError';

/** What to do about an error. */
export type FacebookVerdict = {
  /**
   * `retry`: soon, after a search for the result; `wait`: once the rate limit allows; `stop`: never
   * automatically.
   */
  readonly action: 'retry' | 'wait' | 'stop';
  /** The launch code of ads §8; null for errors that have none. */
  readonly code: Extract<
    ErrorCode,
    'AD_ACCOUNT_DISCONNECTED' | 'TECHNICAL_PERMISSION_ERROR' | 'TECHNICAL_TOS_ERROR' | 'TECHNICAL_LEAD_ERROR'
  > | null;
  /** Message for the user. */
  readonly message: string;
};

type Rule = {
  readonly when: (error: FacebookError, isLeadForm: boolean) => boolean;
  readonly action: FacebookVerdict['action'];
  readonly code: FacebookVerdict['code'];
  /** Our message; by default Facebook's text for users. */
  readonly message?: string;
};

const rateCodes: ReadonlySet<number> = new Set([4, 17, 32, 341, 613]);
const isRate = ({ code }: FacebookError) => rateCodes.has(code) || (code >= 80_000 && code <= 80_014);
/** The page has not accepted the terms of lead ads. */
const termsSubcode = 1_892_181;

/** Maps Facebook's errors to actions (ads §8); the first matching rule applies. */
const rules: readonly Rule[] = [
  { when: (error) => error.outcome === 'unknown', action: 'retry', code: null },
  {
    when: (error) => error.code === 190 && error.subcode === 459,
    action: 'stop',
    code: null,
    message: 'Facebook wants you to confirm your account. Please log in at facebook.com and try again.',
  },
  {
    when: (error) => error.code === 190 || error.code === 102,
    action: 'stop',
    code: 'AD_ACCOUNT_DISCONNECTED',
    message: errorMessages.connectFacebook,
  },
  {
    when: (error) => error.subcode === termsSubcode || error.blamedFields.includes('leadgen_tos_accepted'),
    action: 'stop',
    code: 'TECHNICAL_TOS_ERROR',
    message: errorMessages.acceptPageTerms,
  },
  { when: isRate, action: 'wait', code: null },
  { when: (error) => [10, 3].includes(error.code), action: 'stop', code: 'TECHNICAL_PERMISSION_ERROR' },
  {
    when: (error) => error.code >= 200 && error.code <= 299,
    action: 'stop',
    code: 'TECHNICAL_PERMISSION_ERROR',
  },
  {
    when: (error) => error.code === 100 && error.subcode === 33,
    action: 'stop',
    code: 'TECHNICAL_PERMISSION_ERROR',
  },
  {
    when: (error) => error.isTransient || error.code === 1 || error.code === 2,
    action: 'retry',
    code: null,
  },
  {
    when: (error, isLeadForm) => isLeadForm && (error.code === 100 || error.code === 105),
    action: 'stop',
    code: 'TECHNICAL_LEAD_ERROR',
  },
];

/**
 * Decides what to do about an error of Facebook.
 * @param isLeadForm true for requests about a lead form, whose bad parameters have a separate code
 */
export function judgeFacebookError(error: FacebookError, isLeadForm = false): FacebookVerdict {
  const rule = rules.find((candidate) => candidate.when(error, isLeadForm));
  const ownText = [error.userTitle, error.userMessage].filter((text) => text !== null).join(': ');
  return {
    action: rule?.action ?? 'stop',
    code: rule?.code ?? null,
    message: rule?.message ?? (ownText === '' ? error.message : ownText),
  };
}
