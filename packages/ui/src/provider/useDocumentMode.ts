import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';

type DocumentOwner = {
  /** Takes the document over from the provider outside; returns how to give it back. */
  readonly claim: () => () => void;
};

/** The provider outside, where there is one: the innermost provider decides how the document looks. */
export const DocumentOwnerContext = createContext<DocumentOwner | undefined>(undefined);

const darkQuery = '(prefers-color-scheme: dark)';

function subscribeToDevice(onChange: () => void): () => void {
  const media = window.matchMedia(darkQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function isDeviceDark(): boolean {
  return window.matchMedia(darkQuery).matches;
}

function applyToDocument({ mode, dir }: { mode: 'light' | 'dark'; dir: 'ltr' | 'rtl' }): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  root.dir = dir;
}

/** Writes colour mode and direction on `<html>`: portals and the page's own background need them there. */
export function useDocumentMode(colorMode: ColorMode, dir: 'ltr' | 'rtl'): DocumentOwner {
  const outside = use(DocumentOwnerContext);
  const deviceIsDark = useSyncExternalStore(subscribeToDevice, isDeviceDark, () => false);
  const mode = colorMode === 'system' ? (deviceIsDark ? 'dark' : 'light') : colorMode;
  const claims = useRef(0);
  const appearance = useRef({ mode, dir });

  const owner = useMemo<DocumentOwner>(
    () => ({
      claim() {
        claims.current += 1;
        return () => {
          claims.current -= 1;
          if (claims.current === 0) applyToDocument(appearance.current);
        };
      },
    }),
    [],
  );
  // Effects of what is inside run first, so a claim is known before the provider outside would write.
  useEffect(() => outside?.claim(), [outside]);
  useEffect(
    function applyAppearance() {
      appearance.current = { mode, dir };
      if (claims.current === 0) applyToDocument(appearance.current);
    },
    [mode, dir],
  );
  return owner;
}
