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
export { type AdlaneSettings, type AdlaneUser, tellUser } from './mountAdlane';

/** The widget's object: `inject(ADLANE)`; undefined while a server renders. */
export const ADLANE = new InjectionToken<AdlaneApi | undefined>('Adlane');

/** Keeps the widget on the page for as long as the application, or the environment of a route, lives. */
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
 * Its timers run outside of the zone: inside, each would have the application look for changes, and keep it from ever
 * being stable. The listeners of the settings are the application's, and run inside.
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
