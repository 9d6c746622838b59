import { defaultEnvironment } from '@adlane/contract/constants';
import type { ReplayOptions } from '../replay/createReplayRecorder';

/** Settings of the host's page. One object per widget, changed by the public methods. */
export type Settings = {
  /** Base of the widget's calls, without a slash at its end. */
  apiUrl: string;
  frameUrl: string;
  wsApiUrl: string;
  bannerUrl: string;
  /** Where the admin's app lives; empty: at the origin of `apiUrl`. */
  appUrl: string;
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
  /** Colors and positions that override the project's configuration. */
  styles: Readonly<Record<string, unknown>> | undefined;
  showsButton: boolean;
  /** In-app notifications; messages still count as unread where they are off. */
  showsNotifications: boolean;
  playsSound: boolean;
  /** Tools of the host's page that a bot may use; sent to the frame. */
  aiTools: readonly unknown[];
  /** Undefined: as the page's host name says. */
  isLive: boolean | undefined;
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
    appUrl: '',
    useCookies: false,
    language: '',
    environment: defaultEnvironment,
    appVersionCode: '',
    appBuildNumber: '',
    tags: [],
    customData: {},
    ticketAttributes: {},
    replayOptions: {},
    styles: undefined,
    showsButton: true,
    showsNotifications: true,
    playsSound: true,
    aiTools: [],
    isLive: undefined,
    tracksPages: true,
    hasShortcuts: undefined,
  };
}
