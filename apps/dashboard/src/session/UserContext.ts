import type { User } from '@adlane/contract/auth';
import { createContext, use } from 'react';

/** Who is signed in to the area; the area's route provides it. */
export const UserContext = createContext<User | undefined>(undefined);

/** The signed-in user. Throws outside of an area. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('useUser found nobody signed in; it belongs inside an area.');
  return user;
}
