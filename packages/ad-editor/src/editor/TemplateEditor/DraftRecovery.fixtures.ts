/** How the browser is asked, while a story runs. */
export const beforeUnload = new Set<EventListenerOrEventListenerObject>();
