import { ErrorState } from '@adlane/ui';
import { useEffect } from 'react';

/** Pause between two attempts to reach the server. */
const retryMs = 5000;

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Within the menus, instead of a page whose code cannot be loaded or that throws. Reloads by itself once a server that
 * was unreachable answers again.
 */
export function PageError() {
  useEffect(function reloadWhenBack() {
    let wasUnreachable = false;
    const timer = setInterval(async () => {
      const reachable = await isReachable();
      if (reachable && wasUnreachable) window.location.reload();
      wasUnreachable ||= !reachable;
    }, retryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <ErrorState title="Couldn't load this page" onRetry={() => window.location.reload()}>
      Check your connection. The page loads by itself when the server can be reached.
    </ErrorState>
  );
}
