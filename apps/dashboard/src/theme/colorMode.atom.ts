import type { ColorMode } from '@adlane/ui';
import { atom } from 'jotai';

/** Storage key of the theme chosen in this browser. */
const storageKey = 'adlane.colorMode';

const modes: readonly ColorMode[] = ['system', 'light', 'dark'];

function readColorMode(): ColorMode {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return modes.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

const chosen = atom(readColorMode());

/** The theme of this browser; setting it stores it. */
export const colorModeAtom = atom(
  (get) => get(chosen),
  (_get, set, mode: ColorMode) => {
    try {
      window.localStorage.setItem(storageKey, mode);
    } catch {
      // Storage is blocked: the choice lasts until the page is left.
    }
    set(chosen, mode);
  },
);
