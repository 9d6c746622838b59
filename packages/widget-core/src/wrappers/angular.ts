import {
  DestroyRef,
  type EnvironmentProviders,
  InjectionToken,
  inject,
  makeEnvironmentProviders,
  provideEnvironmentInitializer,
} from '@angular/core';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { type AdlaneSettings, createAdlane, mountAdlane, unmountAdlane } from './mountAdlane';

export type { AdlaneApi } from '../publicApi/AdlaneApi';
export { type AdlaneSettings, type AdlaneUser, tellUser } from './mountAdlane';

/** The widget's object: `inject(ADLANE)`; undefined while a server renders. */
export const ADLANE = new InjectionToken<AdlaneApi | undefined>('Adlane');

/** Keeps the widget on the page for as long as the application, or the environment of a route, lives. */
export function provideAdlane(settings: AdlaneSettings): EnvironmentProviders {
  return makeEnvironmentProviders([
    { provide: ADLANE, useFactory: () => startAdlane(settings, inject(DestroyRef)) },
    provideEnvironmentInitializer(() => void inject(ADLANE)),
  ]);
}

function startAdlane(settings: AdlaneSettings, lifetime: DestroyRef): AdlaneApi | undefined {
  const api = createAdlane();
  if (!api) return undefined;
  mountAdlane(api, settings);
  lifetime.onDestroy(() => unmountAdlane(api, settings));
  return api;
}
