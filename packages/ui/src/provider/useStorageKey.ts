import { createContext, use } from 'react';

export const StorageUserContext = createContext<number | string | undefined>(undefined);

/**
 * Returns the key of a user's choice in the browser's storage: `adlane.{name}.{userId}` inside of `StoredChoices`,
 * otherwise `adlane.{name}`.
 * @example
 * const key = useStorageKey('mapZoom');
 */
export function useStorageKey(name: string): string {
  const userId = use(StorageUserContext);
  return userId === undefined ? `adlane.${name}` : `adlane.${name}.${userId}`;
}
