import { useEffect, useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';

const darkQuery = '(prefers-color-scheme: dark)';

function subscribeToDevice(onChange: () => void): () => void {
  const media = window.matchMedia(darkQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function isDeviceDark(): boolean {
  return window.matchMedia(darkQuery).matches;
}

/** Writes colour mode and direction on `<html>`: portals and the page's own background need them there. */
export function useDocumentMode(colorMode: ColorMode, dir: 'ltr' | 'rtl'): void {
  const deviceIsDark = useSyncExternalStore(subscribeToDevice, isDeviceDark, () => false);
  const mode = colorMode === 'system' ? (deviceIsDark ? 'dark' : 'light') : colorMode;
  useEffect(
    function writeOnDocument() {
      const root = document.documentElement;
      root.classList.remove('light', 'dark');
      root.classList.add(mode);
      root.style.colorScheme = mode;
      root.dir = dir;
    },
    [mode, dir],
  );
}
