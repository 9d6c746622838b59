/** Returns the zone of the device, such as `Europe/Berlin`: that of the person who imports. */
export const getTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
