import { type App, type InjectionKey, inject, type MaybeRefOrGetter, toValue, watch } from 'vue';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import {
  type AdlaneSettings,
  type AdlaneUser,
  createAdlane,
  mountAdlane,
  setUser,
  unmountAdlane,
} from './mountAdlane';

export type { AdlaneApi } from '../publicApi/AdlaneApi';
export type { AdlaneSettings, AdlaneUser } from './mountAdlane';

const adlaneKey: InjectionKey<AdlaneApi> = Symbol('adlane');

/**
 * Creates a plugin that runs the widget while the app is mounted: `app.use(adlanePlugin(settings, user))`.
 * @param user the signed-in user, as a ref or getter; undefined for a guest
 */
export function adlanePlugin(
  settings: AdlaneSettings,
  user?: MaybeRefOrGetter<AdlaneUser | undefined>,
): { install: (app: App) => void } {
  return {
    install(app) {
      const api = createAdlane();
      if (!api) return;
      app.provide(adlaneKey, api);
      mountAdlane(api, settings);
      const stopWatching = watch(
        () => toValue(user),
        (known) => setUser(api, known),
        { deep: true, immediate: true },
      );
      app.onUnmount(() => {
        stopWatching();
        unmountAdlane(api, settings);
      });
    },
  };
}

/**
 * Returns the widget's object in a component's setup; undefined in server rendering and without the plugin.
 */
export function useAdlane(): AdlaneApi | undefined {
  return inject(adlaneKey, undefined);
}
