import { useStorageKey } from '@adlane/ui';
import { useState } from 'react';

function load(key: string): boolean {
  try {
    return window.localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

function store(key: string, isCollapsed: boolean): void {
  try {
    if (isCollapsed) window.localStorage.setItem(key, 'true');
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** Whether the user has collapsed the side menu, stored in this browser. */
export function useMenuCollapsed() {
  const key = useStorageKey('menuCollapsed');
  const [isCollapsed, setCollapsed] = useState(() => load(key));
  return {
    isCollapsed,
    change(next: boolean) {
      setCollapsed(next);
      store(key, next);
    },
  };
}
