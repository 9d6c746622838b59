import type { Dispose } from '../dispose/disposables';
import type { Guard } from '../scope/guard';

export type Listener = (data: unknown) => void;

/** Events for the host's page: a callback that throws harms neither the widget nor the other callbacks. */
export type Emitter = {
  readonly on: (event: string, listener: Listener) => Dispose;
  readonly off: (event: string, listener: Listener) => void;
  readonly emit: (event: string, data?: unknown) => void;
};

export function createEmitter(guard: Guard): Emitter {
  const listeners = new Map<string, Set<Listener>>();
  const off = (event: string, listener: Listener) => void listeners.get(event)?.delete(listener);
  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set<Listener>();
      listeners.set(event, known.add(listener));
      return () => off(event, listener);
    },
    off,
    emit(event, data) {
      // A copy, because a listener may remove itself.
      for (const listener of Array.from(listeners.get(event) ?? [])) guard.wrap(listener)(data);
    },
  };
}
