import type { Dispose } from '../dispose/disposables';
import type { Scope } from '../scope/scope';
import { warnNotLoaded } from './warnNotLoaded';

export type LazyPart<P> = {
  /** Returns the part if it is loaded. */
  readonly current: () => P | undefined;
  /** Fetches it; undefined where that failed or the widget has stopped. A later use tries again. */
  readonly get: () => Promise<P | undefined>;
  /** Runs at once if the part is loaded; calls run in order. */
  readonly use: (run: (part: P) => void) => void;
  /** Runs after the action that the part was loaded for; not at all if the part was never loaded. */
  readonly after: (run: (part: P) => void) => void;
  readonly dispose: Dispose;
};

/** A part of the widget that is fetched at its first use. */
export function createLazyPart<P extends { readonly dispose: Dispose }>(
  scope: Pick<Scope, 'guard' | 'warn'>,
  load: () => Promise<() => P>,
): LazyPart<P> {
  let part: P | undefined;
  let loading: Promise<P | undefined> | undefined;
  let isDisposed = false;
  const fetchPart = async () => {
    try {
      if (isDisposed) return undefined;
      const create = await load();
      if (!isDisposed) part = create();
      return part;
    } catch (error) {
      loading = undefined;
      warnNotLoaded(scope, error);
      return undefined;
    }
  };
  const get = () => {
    loading ??= fetchPart();
    return loading;
  };
  const after = (run: (part: P) => void) => {
    if (part) run(part);
    else if (loading) scope.guard.detach(loading.then((loaded) => loaded && run(loaded)));
  };
  return {
    current: () => part,
    get,
    after,
    use(run) {
      void get();
      after(run);
    },
    dispose() {
      isDisposed = true;
      part?.dispose();
    },
  };
}
