import { type App, type InjectionKey, inject, type MaybeRefOrGetter, toValue, watch } from 'vue';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import {
  type AdlaneSettings,
  type AdlaneUser,
  createAdlane,
  mountAdlane,
  tellUser,
  unmountAdlane,
} from './mountAdlane';

export type { AdlaneApi } from '../publicApi/AdlaneApi';
export type { AdlaneSettings, AdlaneUser } from './mountAdlane';

const adlaneKey: InjectionKey<AdlaneApi> = Symbol('adlane');

/**
 * A plugin that keeps the widget on the page for as long as the app is mounted: `app.use(adlanePlugin(settings, user))`.
 * @param user who is signed in: a ref or a getter of it; undefined for a guest
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
        (known) => tellUser(api, known),
        { deep: true, immediate: true },
      );
      app.onUnmount(() => {
        stopWatching();
        unmountAdlane(api, settings);
      });
    },
  };
}

/** The widget's object, in a component's set-up; undefined while a server renders, and without the plugin. */
export function useAdlane(): AdlaneApi | undefined {
  return inject(adlaneKey, undefined);
}
