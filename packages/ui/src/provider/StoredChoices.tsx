import type { ReactNode } from 'react';
import { StorageUserContext } from './useStorageKey';

export type StoredChoicesProps = {
  /** Id of the signed-in user. */
  userId: number | string;
  /** The user's pages. */
  children: ReactNode;
};

/**
 * Stores the choices of a user in the browser apart from those of others, such as the columns and row height of tables.
 * Without it, all users of a browser share them.
 * @example
 * <StoredChoices userId={user.id}>
 *   <Pages />
 * </StoredChoices>
 */
export function StoredChoices({ userId, children }: StoredChoicesProps) {
  return <StorageUserContext value={userId}>{children}</StorageUserContext>;
}
