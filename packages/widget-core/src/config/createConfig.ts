import type { Api } from '../api/createApi';
import { judgeAnswer } from '../api/judgeAnswer';
import { toJson } from '../json/toJson';
import { readStoredObject, type TextStore } from '../scope/storage';
import { type ParsedFlowConfig, parseFlowConfig } from './parseFlowConfig';

/** The project's configuration (widget §7). */
export type Config = {
  /**
   * Applies the configuration of the session's response; else applies the cached one and fetches a fresh one.
   */
  readonly load: (received?: unknown) => Promise<void>;
  readonly current: () => ParsedFlowConfig | undefined;
  /** Subscribes to the cached configuration, then to the fresh one if it differs. */
  readonly subscribe: (listener: (config: ParsedFlowConfig) => void) => void;
  /** Removes the cached configuration from the browser; nothing is loaded afterwards. */
  readonly clear: () => void;
};

export type ConfigOptions = {
  readonly api: Api;
  readonly storage: TextStore;
  readonly sdkKey: string;
  readonly language: () => string;
};

export function buildConfigStorageKey(sdkKey: string, language: string): string {
  return `gleap-widget-config-${sdkKey}-${language}`;
}

export function createConfig({ api, storage, sdkKey, language }: ConfigOptions): Config {
  const listeners: ((config: ParsedFlowConfig) => void)[] = [];
  let current: ParsedFlowConfig | undefined;
  let shown = '';
  let isCleared = false;
  const cached = new Set<string>();
  /** Returns false for an invalid configuration. */
  const apply = (value: unknown) => {
    const config = parseFlowConfig(value);
    if (!config) return false;
    const text = toJson(config);
    // The fresh configuration usually equals the cached one: skip the second draw.
    if (text === shown) return true;
    current = config;
    shown = text;
    for (const listener of listeners) listener(config);
    return true;
  };
  return {
    current: () => current,
    subscribe: (listener) => void listeners.push(listener),
    clear() {
      isCleared = true;
      for (const key of cached) storage.remove(key);
    },
    async load(received) {
      const lang = language();
      const key = buildConfigStorageKey(sdkKey, lang);
      cached.add(key);
      let flowConfig = received;
      if (!flowConfig) {
        apply(readStoredObject(storage, key));
        const path = `/config/${encodeURIComponent(sdkKey)}?lang=${encodeURIComponent(lang)}`;
        const answer = await api({ method: 'GET', path });
        // A failed load is silent and the cached configuration stays (widget §8); so is a response for a
        // previous language.
        if (isCleared || judgeAnswer(answer) !== 'success' || lang !== language()) return;
        flowConfig = Object(answer.body).flowConfig;
      }
      if (apply(flowConfig)) storage.set(key, toJson(flowConfig));
    },
  };
}
