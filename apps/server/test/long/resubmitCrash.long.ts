import { describe } from 'vitest';
import { describeResubmitCrash } from '../harness/launches/resubmit/describeResubmitCrash';

describe('a server that dies during any change of a correction', () => {
  describeResubmitCrash();
});
