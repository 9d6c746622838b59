import { createContext, use, useInsertionEffect, useMemo, useRef } from 'react';
import { scopeClass } from '../theme/scopeClass';

type DocumentOwner = {
  /** Claims the document from the outer provider; returns a function that releases it. */
  readonly claim: () => () => void;
};

/** The outer provider, if any: the innermost provider controls the document. */
export const DocumentOwnerContext = createContext<DocumentOwner | undefined>(undefined);

type Appearance = { readonly mode: 'light' | 'dark'; readonly dir: 'ltr' | 'rtl' };

function applyToDocument({ mode, dir }: Appearance): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(scopeClass, mode);
  root.style.colorScheme = mode;
  root.dir = dir;
}

/**
 * Sets theme, color mode and direction on `<html>`, where portals and the page background need them, before the app's
 * first layout.
 */
export function useDocumentMode({ mode, dir }: Appearance): DocumentOwner {
  const outside = use(DocumentOwnerContext);
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
  useInsertionEffect(() => outside?.claim(), [outside]);
  useInsertionEffect(
    function applyAppearance() {
      appearance.current = { mode, dir };
      if (claims.current === 0) applyToDocument(appearance.current);
    },
    [mode, dir],
  );
  return owner;
}
