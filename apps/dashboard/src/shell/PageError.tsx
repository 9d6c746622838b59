import { ErrorState, translate } from '@adlane/ui';
import { useEffect } from 'react';

/** Pause between two attempts to reach the server. */
const retryMs = 5000;

async function isReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok;
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
    let wasDown = false;
    const timer = setInterval(async () => {
      const ready = await isReady();
      if (ready && wasDown) window.location.reload();
      wasDown ||= !ready;
    }, retryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <ErrorState title={translate("Couldn't load this page")} onRetry={() => window.location.reload()}>
      {translate(
        'Check your connection, or try again. If the server does not answer, the page loads by itself as soon as it does.',
      )}
    </ErrorState>
  );
}
