import type { SignedIn } from '@adlane/contract/account/auth';
import { getDefaultStore } from 'jotai';
import type { Area } from '../navigation/paths';
import { getUserArea } from './getUserArea';
import { getSessionAtom } from './session.atoms';

/** Stores a sign-in as the session of the user's area and returns the area. */
export function storeSession({ access_token, expires_at, user }: SignedIn): Area {
  const area = getUserArea(user);
  getDefaultStore().set(getSessionAtom(area), { token: access_token, expiresAt: expires_at });
  return area;
}
