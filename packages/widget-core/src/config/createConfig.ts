import { type Api, isSuccess } from '../api/createApi';
import { readStoredObject, type TextStore } from '../scope/storage';
import { type ParsedFlowConfig, parseFlowConfig } from './parseFlowConfig';

/** The project's configuration (widget §7). */
export type Config = {
  /** Takes what the session's answer carried; else shows what is cached at once, then asks for what is new. */
  readonly load: (received?: unknown) => Promise<void>;
  readonly current: () => ParsedFlowConfig | undefined;
  /** Hears the cached configuration, then the fresh one where it differs. */
  readonly subscribe: (listener: (config: ParsedFlowConfig) => void) => void;
  /** Takes what was cached out of the browser; nothing is loaded any more. */
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
  /** False for what is no configuration. */
  const apply = (value: unknown) => {
    const config = parseFlowConfig(value);
    if (!config) return false;
    const text = JSON.stringify(config);
    // The refresh usually brings what the cache held: then nothing is drawn a second time.
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
        // A failed load is silent; the cached configuration remains (widget §8). So is one for a language left since.
        if (isCleared || !isSuccess(answer) || lang !== language()) return;
        flowConfig = Object(answer.body).flowConfig;
      }
      if (apply(flowConfig)) storage.set(key, JSON.stringify(flowConfig));
    },
  };
}
