import type { ColorMode } from '@adlane/ui';
import { createSharedValue } from '../shared/createSharedValue';

/** Storage key of the theme chosen in this browser. */
const storageKey = 'adlane.colorMode';

function readColorMode(): ColorMode {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The theme of this browser. */
export const colorMode = createSharedValue(readColorMode());

/** Changes the theme and stores it; if the browser blocks storage, it lasts until the page is left. */
export function changeColorMode(mode: ColorMode): void {
  colorMode.set(mode);
  try {
    window.localStorage.setItem(storageKey, mode);
  } catch {
    // Private mode or a full storage.
  }
}
