/** Remembers that tickets wait to be sent, so that a page without any fetches nothing for it. */
export const waitingStorageKey = (sdkKey: string) => `adlane-outbox-${sdkKey}`;
