import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';
import type { Listener } from '../scope/emitter';
import { browserScope } from '../scope/scope';

/** What a wrapper is told once. Addresses as in the script tag: the API's base, the others origins. */
export type AdlaneSettings = {
  readonly sdkKey: string;
  readonly apiUrl: string;
  readonly frameUrl: string;
  readonly wsApiUrl?: string;
  readonly bannerUrl?: string;
  /** `de` or `de-at`; the browser's language where it is left out. */
  readonly language?: string;
  /** Keeps the session in a cookie of the parent domain, too. */
  readonly useCookies?: boolean;
  /** Listeners by event: `initialized`, `open`, `close`, `feedback-sent`, … */
  readonly on?: Readonly<Record<string, Listener>>;
};

/** Who is signed in on the host's site. Fields besides these go along as the contact's own. */
export type AdlaneUser = {
  readonly userId: string;
  /** Proof that the site's server made of the user's id; whether it is needed is the project's choice. */
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
