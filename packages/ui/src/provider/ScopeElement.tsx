import { type ReactNode, useMemo, useState } from 'react';
import { getScopeClasses } from '../theme/scopeClass';
import { buildBrandVariables } from './buildBrandVariables';
import { PortalContext } from './PortalContext';

type ScopeElementProps = {
  readonly mode: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
  readonly brandColor?: string | undefined;
  readonly children: ReactNode;
};

/** An element that theme, color mode, direction and overlays stay inside. */
export function ScopeElement({ mode, dir, brandColor, children }: ScopeElementProps) {
  const [overlays, setOverlays] = useState<HTMLDivElement | null>(null);
  const variables = useMemo(
    () => (brandColor === undefined ? {} : buildBrandVariables(brandColor)[mode]),
    [brandColor, mode],
  );
  return (
    <div className={getScopeClasses(mode)} dir={dir} style={{ ...variables, colorScheme: mode }}>
      <PortalContext value={overlays}>{children}</PortalContext>
      <div ref={setOverlays} />
    </div>
  );
}
