/** Registered `beforeunload` listeners of a story. */
export const beforeUnload = new Set<EventListenerOrEventListenerObject>();
