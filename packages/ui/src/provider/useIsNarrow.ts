import { useSyncExternalStore } from 'react';

/**
 * Windows as narrow as a phone, those with no room for a side menu, those with no room for a list, a sidebar and the menu,
 * and those with no room for three panes beside the menu.
 */
const queries = {
  phone: '(max-width: 767px)',
  // Exactly those below the breakpoint `lg`, whose styles hide the other menu.
  tablet: 'not all and (min-width: 64rem)',
  laptop: '(max-width: 1151px)',
  // Exactly those below the breakpoint `xl`.
  desktop: 'not all and (min-width: 80rem)',
} as const;

function subscribeTo(media: string) {
  return (notify: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', notify);
    return () => query.removeEventListener('change', notify);
  };
}

const subscribe = {
  phone: subscribeTo(queries.phone),
  tablet: subscribeTo(queries.tablet),
  laptop: subscribeTo(queries.laptop),
  desktop: subscribeTo(queries.desktop),
} as const;

/** Returns whether the window is as narrow as this device; undefined on a server, which has none. */
export function useIsNarrow(device: keyof typeof queries = 'phone'): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe[device],
    () => window.matchMedia(queries[device]).matches,
    () => undefined,
  );
}
