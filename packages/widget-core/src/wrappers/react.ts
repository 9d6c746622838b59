import { createContext, createElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
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
  /** Ends the widget that the last effect started, unless the next effect goes on with it. */
  const leaving = useRef<{ readonly sdkKey: string; end(): void }>(undefined);
  useEffect(() => {
    if (!api) return undefined;
    const isLeft = leaving.current?.sdkKey === sdkKey;
    if (!isLeft) leaving.current?.end();
    leaving.current = undefined;
    if (!isLeft) mountAdlane(api, settings);
    return () => {
      const left = { sdkKey, end: () => unmountAdlane(api, settings) };
      leaving.current = left;
      // Strict mode removes and adds the provider in one task: ending the widget would forget its visitor.
      queueMicrotask(() => {
        if (leaving.current !== left) return;
        leaving.current = undefined;
        left.end();
      });
    };
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
