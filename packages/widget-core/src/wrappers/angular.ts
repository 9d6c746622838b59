import {
  DestroyRef,
  type EnvironmentProviders,
  InjectionToken,
  inject,
  makeEnvironmentProviders,
  NgZone,
  provideEnvironmentInitializer,
} from '@angular/core';
import type { Listener } from '../events/createEmitter';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { type AdlaneSettings, createAdlane, mountAdlane, unmountAdlane } from './mountAdlane';

export type { AdlaneApi } from '../publicApi/AdlaneApi';
export { type AdlaneSettings, type AdlaneUser, setUser } from './mountAdlane';

/** The widget's object: `inject(ADLANE)`; undefined while a server renders. */
export const ADLANE = new InjectionToken<AdlaneApi | undefined>('Adlane');

/** Runs the widget while the application, or the environment of a route, exists. */
export function provideAdlane(settings: AdlaneSettings): EnvironmentProviders {
  return makeEnvironmentProviders([
    {
      provide: ADLANE,
      useFactory: () => startAdlane(settings, inject(DestroyRef), inject(NgZone, { optional: true })),
    },
    provideEnvironmentInitializer(() => void inject(ADLANE)),
  ]);
}

/**
 * Runs the widget's timers outside the zone: inside, each would trigger change detection and the application
 * would never be stable. Listeners of the settings run inside.
 */
function startAdlane(settings: AdlaneSettings, lifetime: DestroyRef, zone: NgZone | null) {
  const api = createAdlane();
  if (!api) return undefined;
  const entries = Object.entries(settings.on ?? {});
  const inside = entries.map(([event, listener]): [string, Listener] => [
    event,
    (data) => (zone ? zone.run(() => listener(data)) : listener(data)),
  ]);
  const own = { ...settings, on: Object.fromEntries(inside) };
  if (zone) zone.runOutsideAngular(() => mountAdlane(api, own));
  else mountAdlane(api, own);
  lifetime.onDestroy(() => unmountAdlane(api, own));
  return api;
}
