import { useSyncExternalStore } from 'react';

/** `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';

const darkQuery = '(prefers-color-scheme: dark)';

function subscribeToDevice(onChange: () => void): () => void {
  const media = window.matchMedia(darkQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const isDeviceDark = (): boolean => window.matchMedia(darkQuery).matches;

/** Returns the mode to show; servers render `system` in light. */
export function useColorMode(colorMode: ColorMode): 'light' | 'dark' {
  const deviceIsDark = useSyncExternalStore(subscribeToDevice, isDeviceDark, () => false);
  if (colorMode !== 'system') return colorMode;
  return deviceIsDark ? 'dark' : 'light';
}
