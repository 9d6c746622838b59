import type { User } from '@adlane/contract/account/auth';
import { createContext, use } from 'react';

/** The signed-in user, provided by the area's route. */
export const UserContext = createContext<User | undefined>(undefined);

/**
 * Returns the signed-in user.
 * @throws Error outside of an area
 */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('useUser was called without a signed-in user. Call it inside an area.');
  return user;
}
