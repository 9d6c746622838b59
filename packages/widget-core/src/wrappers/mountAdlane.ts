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

/** A widget's object; undefined where there is no page, as on a server that renders. */
export function createAdlane(): AdlaneApi | undefined {
  return typeof window === 'undefined' ? undefined : createWidget(browserScope(window));
}

/** Widgets that were told of a user: the server may not have answered yet when that user leaves. */
const told = new WeakSet<AdlaneApi>();

/** Starts the widget by its settings. `api.destroy` ends it, and it may be mounted again. */
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

/** Ends what `mountAdlane` started: nothing of it is left, its listeners neither. */
export function unmountAdlane(api: AdlaneApi, { on = {} }: Pick<AdlaneSettings, 'on'> = {}): void {
  api.destroy();
  told.delete(api);
  for (const [event, listener] of Object.entries(on)) api.off(event, listener);
}

/** Says who is signed in; nobody, and the visitor who was known becomes a guest again. */
export function tellUser(api: AdlaneApi, user: AdlaneUser | undefined): void {
  if (user) {
    told.add(api);
    const { userId, userHash, ...data } = user;
    void api.identify(userId, data, userHash);
  } else if (told.delete(api) || api.isUserIdentified()) api.clearIdentity();
}
