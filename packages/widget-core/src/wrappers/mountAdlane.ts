import type { Listener } from '../events/createEmitter';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';
import { browserScope } from '../scope/scope';

/** Settings of a wrapper, read once: what the methods of `AdlaneApi` set before `initialize`. */
export type AdlaneSettings = {
  /** The project's public key. */
  readonly sdkKey: string;
  /** Base address of the widget's calls, `https://api.example/sdk`. */
  readonly apiUrl: string;
  /** Address of the frame's page, `https://frame.example`. */
  readonly frameUrl: string;
  /** Address of the realtime socket. @default `/realtime` below `apiUrl` */
  readonly wsApiUrl?: string;
  /** Address of the banner's page; without it, no banner is shown. @default '' */
  readonly bannerUrl?: string;
  /** `de` or `de-at`. @default the browser's language */
  readonly language?: string;
  /** Stores the session in a cookie of the parent domain as well. @default false */
  readonly useCookies?: boolean;
  /** Listeners by event: `initialized`, `open`, `close`, `feedback-sent` … @default {} */
  readonly on?: Readonly<Record<string, Listener>>;
};

/** The user who is signed in on the host's site. Other fields are stored as the contact's own. */
export type AdlaneUser = {
  /** Your id of the user, 1 to 255 characters. */
  readonly userId: string;
  /** HMAC-SHA-256 of the user id in hex, made by your server. @default none; whether it is required is the project's setting */
  readonly userHash?: string;
  readonly [field: string]: unknown;
};

/** Creates the widget's object; undefined without a window, as in server rendering. */
export function createAdlane(): AdlaneApi | undefined {
  return typeof window === 'undefined' ? undefined : createWidget(browserScope(window));
}

/** Widgets with an identified user: the server may not have answered yet when that user signs out. */
const identified = new WeakSet<AdlaneApi>();

/** Applies the settings and starts the widget. It can be mounted again after `unmountAdlane`. */
export function mountAdlane(api: AdlaneApi, settings: AdlaneSettings): void {
  const { sdkKey, apiUrl, frameUrl, wsApiUrl, bannerUrl, language, useCookies, on = {} } = settings;
  api.setApiUrl(apiUrl);
  api.setFrameUrl(frameUrl);
  if (wsApiUrl) api.setWSApiUrl(wsApiUrl);
  if (bannerUrl) api.setBannerUrl(bannerUrl);
  if (language) api.setLanguage(language);
  if (useCookies) api.setUseCookies(true);
  for (const [event, listener] of Object.entries(on)) api.on(event, listener);
  api.initialize(sdkKey);
}

/** Ends the widget and removes the listeners that `mountAdlane` added. */
export function unmountAdlane(api: AdlaneApi, { on = {} }: Pick<AdlaneSettings, 'on'> = {}): void {
  api.destroy();
  identified.delete(api);
  for (const [event, listener] of Object.entries(on)) api.off(event, listener);
}

/** Identifies the signed-in user; with undefined, an identified visitor becomes a guest again. */
export function setUser(api: AdlaneApi, user: AdlaneUser | undefined): void {
  if (user) {
    identified.add(api);
    const { userId, userHash, ...data } = user;
    void api.identify(userId, data, userHash);
  } else if (identified.delete(api) || api.isUserIdentified()) api.clearIdentity();
}
