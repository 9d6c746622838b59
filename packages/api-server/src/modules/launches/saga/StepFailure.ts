import type { FacebookVerdict } from '../../../connectors/facebook/judgeFacebookError';

/** A step of a launch can not be done: for good (`stop`), or because its retries are used up. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
  constructor(readonly verdict: FacebookVerdict) {
    super(verdict.message);
  }
}
