import { defaultEnvironment } from '@adlane/contract/constants';
import type { ReplayOptions } from '../replay/startReplay';

/** What the host's page has set. One object per widget, changed by the public methods and read where it matters. */
export type Settings = {
  /** Base of the widget's calls, without a slash at its end. */
  apiUrl: string;
  frameUrl: string;
  wsApiUrl: string;
  bannerUrl: string;
  useCookies: boolean;
  /** Overrides the browser's language. */
  language: string;
  environment: string;
  appVersionCode: string;
  appBuildNumber: string;
  tags: readonly string[];
  customData: Readonly<Record<string, unknown>>;
  ticketAttributes: Readonly<Record<string, unknown>>;
  replayOptions: ReplayOptions;
  /** Colours and places that stand over the project's configuration. */
  styles: Readonly<Record<string, unknown>>;
  showsButton: boolean;
  tracksPages: boolean;
  /** Undefined: as the project's configuration says. */
  hasShortcuts: boolean | undefined;
};

export function createSettings(): Settings {
  return {
    apiUrl: '',
    frameUrl: '',
    wsApiUrl: '',
    bannerUrl: '',
    useCookies: false,
    language: '',
    environment: defaultEnvironment,
    appVersionCode: '',
    appBuildNumber: '',
    tags: [],
    customData: {},
    ticketAttributes: {},
    replayOptions: {},
    styles: {},
    showsButton: true,
    tracksPages: true,
    hasShortcuts: undefined,
  };
}
