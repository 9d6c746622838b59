import { createClient } from '@adlane/api-client';
import { authCalls } from '@adlane/contract/account/auth';

/** Client of the calls without a session. Creating all other calls would block the sign-in page. */
export const authClient = createClient({ auth: authCalls });
