import { createContext, createElement, type ReactNode, useContext, useEffect, useState } from 'react';
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

const AdlaneContext = createContext<AdlaneApi | undefined>(undefined);

export type AdlaneProviderProps = {
  /** Read at the first render; another `sdkKey` starts the widget anew. */
  readonly settings: AdlaneSettings;
  /** Who is signed in; undefined for a guest. */
  readonly user?: AdlaneUser;
  readonly children?: ReactNode;
};

/** Keeps the widget on the page for as long as it is rendered. */
export function AdlaneProvider({ settings, user, children }: AdlaneProviderProps): ReactNode {
  const [api] = useState(createAdlane);
  const { sdkKey } = settings;
  // What counts of the user is what it holds: a new object of the same values is no other user.
  const known = user && textOf(user);
  useEffect(() => {
    if (!api) return undefined;
    mountAdlane(api, settings);
    return () => unmountAdlane(api, settings);
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the widget; settings are written anew at each render.
  }, [api, sdkKey]);
  useEffect(() => {
    if (api) tellUser(api, known === undefined ? undefined : (JSON.parse(known) as AdlaneUser));
  }, [api, sdkKey, known]);
  return createElement(AdlaneContext.Provider, { value: api }, children);
}

/** What JSON can't carry is no reason for a page to break: then the user goes by the id alone. */
function textOf(user: AdlaneUser): string {
  try {
    return JSON.stringify(user);
  } catch {
    const { userId, userHash } = user;
    return JSON.stringify({ userId: String(userId), userHash });
  }
}

/** The widget's object, for handlers and effects; undefined while a server renders, and outside of an `AdlaneProvider`. */
export function useAdlane(): AdlaneApi | undefined {
  return useContext(AdlaneContext);
}
