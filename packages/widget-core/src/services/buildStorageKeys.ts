/** Returns the local storage keys of a project's widget, besides session and configuration. */
export function buildStorageKeys(sdkKey: string) {
  return {
    /** Set while tickets wait; they themselves wait in a database of this name. */
    outbox: `adlane-outbox-${sdkKey}`,
    unread: `gleap-widget-unread-notifications-${sdkKey}`,
    tour: `gleap-tour-data-${sdkKey}`,
  } as const;
}
