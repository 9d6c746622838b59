import { useSyncExternalStore } from 'react';

/** Windows as narrow as a phone, and those with no room for a list, a sidebar and the menu. */
const queries = { phone: '(max-width: 767px)', laptop: '(max-width: 1151px)' } as const;

function subscribeTo(media: string) {
  return (notify: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', notify);
    return () => query.removeEventListener('change', notify);
  };
}

const subscribe = { phone: subscribeTo(queries.phone), laptop: subscribeTo(queries.laptop) } as const;

/** Returns whether the window is as narrow as a phone, or as a small laptop; false on a server, which has none. */
export function useIsNarrow(device: keyof typeof queries = 'phone'): boolean {
  return useSyncExternalStore(
    subscribe[device],
    () => window.matchMedia(queries[device]).matches,
    () => false,
  );
}
