import { type Api, createApi } from '../api/createApi';
import { type Config, createConfig } from '../config/createConfig';
import { type ParsedFlowConfig, parseFlowConfig } from '../config/parseFlowConfig';
import type { Emitter } from '../events/createEmitter';
import type { Scope } from '../scope/scope';
import { createSession, type Session } from '../session/createSession';
import { createSessionStore } from '../session/sessionStore';
import type { Logs } from './createLogs';
import type { Settings } from './createSettings';

export type ServicesOptions = {
  readonly scope: Scope;
  readonly sdkKey: string;
  readonly settings: Settings;
  readonly logs: Logs;
  readonly emitter: Emitter;
};

/**
 * Services of all parts of a running widget: the server, the visitor, the project's configuration.
 */
export type Services = ServicesOptions & {
  readonly api: Api;
  readonly session: Session;
  readonly projectConfig: Config;
  /** The project's configuration under the host's own styles. */
  readonly config: () => ParsedFlowConfig | undefined;
  readonly sessionSeconds: () => number;
};

export function createServices(options: ServicesOptions): Services {
  const { scope, sdkKey, settings, emitter } = options;
  const { window, document, clock, storage } = scope;
  const startedAt = clock.now();
  const language = () => settings.language || window.navigator.language.toLowerCase();
  const api = createApi({ scope, sdkKey, apiUrl: () => settings.apiUrl, session: () => session.current() });
  const session: Session = createSession({
    api: () => api,
    clock,
    emitter,
    language,
    store: createSessionStore({
      sdkKey,
      storage,
      document,
      hostname: window.location.hostname,
      hasCookies: () => settings.useCookies,
    }),
  });
  const projectConfig = createConfig({ api, storage, sdkKey, language });
  let read: ParsedFlowConfig | undefined;
  let readFrom: readonly unknown[] = [];
  // Read at every turn, and parsed again only after a change.
  const config = () => {
    const { styles } = settings;
    const current = projectConfig.current();
    if (readFrom[0] !== current || readFrom[1] !== styles) {
      readFrom = [current, styles];
      read = current && styles ? parseFlowConfig({ ...current, ...styles }) : current;
    }
    return read;
  };
  return {
    ...options,
    api,
    session,
    projectConfig,
    config,
    sessionSeconds: () => Math.round((clock.now() - startedAt) / 1000),
  };
}
