import type { Scope } from '../scope/scope';
import { buildStorageKeys } from '../services/buildStorageKeys';

/** Consent gate: whether the widget may run. */
export type Consent = {
  /** Starts now, or once consent is given. Returns false if a start was already requested. */
  readonly start: (sdkKey: string) => boolean;
  /** Returns true once a start was requested, even if it waits for consent. */
  readonly isRequested: () => boolean;
  readonly require: () => void;
  readonly give: () => void;
  /** Forgets the requested start; consent stays as it is. */
  readonly reset: () => void;
};

export type ConsentOptions = {
  readonly scope: Pick<Scope, 'window' | 'storage'>;
  readonly start: (sdkKey: string) => void;
  readonly dispose: () => void;
};

/**
 * Creates the gate before the start: while consent is required and missing, nothing is stored, sent, loaded
 * or patched. Revoking it ends the widget and removes what it stored, queued tickets included.
 */
export function createConsent({ scope, start, dispose }: ConsentOptions): Consent {
  let isMissing = false;
  /** The project that runs, or that waits for consent. */
  let project: string | undefined;
  return {
    start(sdkKey) {
      if (project !== undefined) return false;
      project = sdkKey;
      if (!isMissing) start(sdkKey);
      return true;
    },
    isRequested: () => project !== undefined,
    require() {
      if (isMissing) return;
      isMissing = true;
      if (project === undefined) return;
      dispose();
      const { outbox } = buildStorageKeys(project);
      if (scope.storage.get(outbox) === undefined) return;
      scope.storage.remove(outbox);
      scope.window.indexedDB?.deleteDatabase(outbox);
    },
    give() {
      if (!isMissing) return;
      isMissing = false;
      if (project !== undefined) start(project);
    },
    reset() {
      project = undefined;
    },
  };
}
