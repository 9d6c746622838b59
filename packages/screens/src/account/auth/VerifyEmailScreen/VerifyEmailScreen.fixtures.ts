import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';

export const call = mock(contract.auth.verifyEmail);
