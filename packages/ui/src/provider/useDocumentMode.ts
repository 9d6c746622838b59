import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';

type DocumentOwner = {
  /** Claims the document from the outer provider; returns a function that releases it. */
  readonly claim: () => () => void;
};

/** The outer provider, if any: the innermost provider controls the document. */
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

/** Sets color mode and direction on `<html>`, where portals and the page background need them. */
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
  // Effects of children run first, so a claim is known before the outer provider writes.
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
