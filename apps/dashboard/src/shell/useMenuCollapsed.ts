import { useState } from 'react';

const prefix = 'adlane.menuCollapsed.';

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

/** Whether a user has collapsed the side menu, stored in this browser under `adlane.menuCollapsed.{userId}`. */
export function useMenuCollapsed(userId: number) {
  const key = prefix + userId;
  const [isCollapsed, setCollapsed] = useState(() => load(key));
  return {
    isCollapsed,
    change(next: boolean) {
      setCollapsed(next);
      store(key, next);
    },
  };
}
