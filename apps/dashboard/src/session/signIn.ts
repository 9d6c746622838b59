import { toFormErrors } from '@adlane/screens';
import type { Area } from '../navigation/paths';
import { authClient } from './authClient';
import { storeSession } from './storeSession';

export type SignInResult = { readonly area: Area } | { readonly errors: object };

/** Signs in and stores the session of the user's area. Loaded by the sign-in page on demand. */
export async function signIn(credentials: { email: string; password: string }): Promise<SignInResult> {
  try {
    return { area: storeSession(await authClient.auth.login({ body: credentials })) };
  } catch (error) {
    return { errors: toFormErrors(error, ['email', 'password']) };
  }
}
