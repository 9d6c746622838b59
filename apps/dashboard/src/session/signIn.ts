import { createClient, isHttpError } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import { FORM_ERROR, submissionErrors } from '@adlane/ui/fields';
import { getDefaultStore } from 'jotai';
import type { Area } from '../app/paths';
import { areaOfUser } from './areaOfUser';
import { sessionAtom } from './session.atoms';

export type SignInResult = { readonly area: Area } | { readonly errors: object };

const client = createClient(contract);

function errorsOf(error: unknown): object {
  if (!isHttpError(error)) {
    return { [FORM_ERROR]: 'The server could not be reached. Check your connection and try again.' };
  }
  return submissionErrors({ ...error.body, message: error.body.message || errorMessages.internal });
}

/** Signs in and keeps the session of the user's area. Loaded by the sign-in page when it is needed. */
export async function signIn(credentials: { email: string; password: string }): Promise<SignInResult> {
  try {
    const { access_token, expires_at, user } = await client.auth.login({ body: credentials });
    const area = areaOfUser(user);
    getDefaultStore().set(sessionAtom(area), { token: access_token, expiresAt: expires_at });
    return { area };
  } catch (error) {
    return { errors: errorsOf(error) };
  }
}
