import { createContext, createElement, type ReactNode, useContext, useEffect, useState } from 'react';
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

const AdlaneContext = createContext<AdlaneApi | undefined>(undefined);

export type AdlaneProviderProps = {
  /** Read at the first render; another `sdkKey` restarts the widget. */
  readonly settings: AdlaneSettings;
  /** The signed-in user; undefined for a guest. */
  readonly user?: AdlaneUser;
  readonly children?: ReactNode;
};

/** Runs the widget while it is rendered. */
export function AdlaneProvider({ settings, user, children }: AdlaneProviderProps): ReactNode {
  const [api] = useState(createAdlane);
  const { sdkKey } = settings;
  // Compares users by value: a new object with the same fields changes nothing.
  const known = user && toText(user);
  useEffect(() => {
    if (!api) return undefined;
    mountAdlane(api, settings);
    return () => unmountAdlane(api, settings);
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the widget; settings are applied on each render.
  }, [api, sdkKey]);
  useEffect(() => {
    if (api) setUser(api, known === undefined ? undefined : (JSON.parse(known) as AdlaneUser));
  }, [api, sdkKey, known]);
  return createElement(AdlaneContext.Provider, { value: api }, children);
}

/** Serializes a user. If JSON can't carry a field, only the id and its hash are used. */
function toText(user: AdlaneUser): string {
  try {
    return JSON.stringify(user);
  } catch {
    const { userId, userHash } = user;
    return JSON.stringify({ userId: String(userId), userHash });
  }
}

/**
 * Returns the widget's object, for handlers and effects; undefined in server rendering and outside an
 * `AdlaneProvider`.
 */
export function useAdlane(): AdlaneApi | undefined {
  return useContext(AdlaneContext);
}
