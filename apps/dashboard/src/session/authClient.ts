import { createClient } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import { callTable } from '../navigation/callTable';

const { auth } = callTable as unknown as Contract;

/** Client of the calls without a session. */
export const authClient = createClient({ auth });
