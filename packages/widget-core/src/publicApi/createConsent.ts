import type { Scope } from '../scope/scope';
import { buildStorageKeys } from '../services/buildStorageKeys';

/** Whether the widget may do anything yet. */
export type Consent = {
  /** Starts now, or once there is consent. False where a start was asked for already. */
  readonly start: (sdkKey: string) => boolean;
  /** True where a start was asked for, whether it waits for consent or not. */
  readonly isAsked: () => boolean;
  readonly require: () => void;
  readonly give: () => void;
  /** Forgets what waits; consent stays as it is. */
  readonly reset: () => void;
};

export type ConsentOptions = {
  readonly scope: Pick<Scope, 'window' | 'storage'>;
  readonly start: (sdkKey: string) => void;
  readonly stop: () => void;
};

/**
 * A gate before the start: while consent is required and missing, nothing is stored, sent, loaded or patched. Consent
 * taken back ends the widget and removes what it kept, queued tickets included.
 */
export function createConsent({ scope, start, stop }: ConsentOptions): Consent {
  let isMissing = false;
  /** The project that runs, or that waits to. */
  let project: string | undefined;
  return {
    start(sdkKey) {
      if (project !== undefined) return false;
      project = sdkKey;
      if (!isMissing) start(sdkKey);
      return true;
    },
    isAsked: () => project !== undefined,
    require() {
      if (isMissing) return;
      isMissing = true;
      if (project === undefined) return;
      stop();
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
