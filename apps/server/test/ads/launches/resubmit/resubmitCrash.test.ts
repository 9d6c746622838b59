import { describe } from 'vitest';
import { describeResubmitCrash } from '../../../harness/launches/resubmit/describeResubmitCrash';

/** `npm run test:long` lets it die at the changes of all three ads. */
describe('a server that dies during a correction', () => {
  describeResubmitCrash((change) => !/\b[13]$/.test(change));
});
