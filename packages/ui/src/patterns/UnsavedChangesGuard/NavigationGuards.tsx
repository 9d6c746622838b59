import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';

/** Confirms that the page is left: runs `leave` after the user agreed, else `stay`. */
export type NavigationGuard = {
  /** Whether something would be lost now. */
  readonly isActive: () => boolean;
  /** Shows the question. */
  readonly confirm: (leave: () => void, stay: () => void) => void;
  /**
   * Inside a dialog or drawer, which Back closes even if it only changes the query string.
   * @default false
   */
  readonly isInLayer?: boolean;
  /**
   * Paths on which nothing is lost.
   * @default the current one
   */
  readonly staysAt?: ((pathname: string) => boolean) | undefined;
};

type Navigation = {
  /** Path of the current page. */
  readonly from: string;
  /** Path of the next page. */
  readonly to: string;
  /** Back or forward, which no part of the page has caused. */
  readonly isBack: boolean;
};

/** What the router's blocker knows of a navigation that waits. */
type Blocker = {
  readonly state: 'unblocked' | 'blocked' | 'proceeding';
  readonly proceed?: (() => void) | undefined;
  readonly reset?: (() => void) | undefined;
};

export type NavigationGuardsProps = {
  /** The router's hook: blocks the navigations for which the function returns true. A router has one blocker only. */
  useBlocker: (shouldBlock: (navigation: Navigation) => boolean) => Blocker;
  /** The pages. */
  children: ReactNode;
};

const NavigationGuardsContext = createContext<Set<NavigationGuard> | undefined>(undefined);

function isBlocking(guard: NavigationGuard, { from, to, isBack }: Navigation): boolean {
  if (!guard.isActive()) return false;
  if (guard.isInLayer === true && isBack) return true;
  return guard.staysAt ? !guard.staysAt(to) : from !== to;
}

/**
 * Lets what `useUnsavedChangesGuard` protects confirm each navigation of the router: links, Back and Forward.
 * @example
 * <NavigationGuards useBlocker={usePageBlocker}>
 *   <Pages />
 * </NavigationGuards>
 */
export function NavigationGuards({ useBlocker, children }: NavigationGuardsProps) {
  const guards = useMemo(() => new Set<NavigationGuard>(), []);
  const { state, proceed, reset } = useBlocker((navigation) =>
    [...guards].some((guard) => isBlocking(guard, navigation)),
  );
  useEffect(
    function confirmNavigation() {
      if (state !== 'blocked' || !proceed || !reset) return;
      const active = [...guards].filter((guard) => guard.isActive());
      // One question is enough: of the layer that is open, else of the page.
      const guard = active.findLast(({ isInLayer }) => isInLayer === true) ?? active[0];
      if (guard) guard.confirm(proceed, reset);
      else proceed();
    },
    [guards, state, proceed, reset],
  );
  return <NavigationGuardsContext value={guards}>{children}</NavigationGuardsContext>;
}

/** Puts a guard before the navigations of the router, if the app has `NavigationGuards`. */
export function useNavigationGuard(guard: NavigationGuard): void {
  const guards = use(NavigationGuardsContext);
  useEffect(
    function guardNavigation() {
      guards?.add(guard);
      return () => void guards?.delete(guard);
    },
    [guards, guard],
  );
}
