import { createClient } from '@adlane/api-client';
import { calls } from '../navigation/calls';

/** Client of the calls without a session. */
export const authClient = createClient({ auth: calls.auth });
