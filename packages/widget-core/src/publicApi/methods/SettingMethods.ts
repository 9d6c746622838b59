import type { ReplayOptions } from '../../replay/createReplayRecorder';

/** Colors are `#RRGGBB`, sizes are pixels. What is left out comes from the project's configuration. */
export type WidgetStyles = {
  /** Accent of buttons, links and the header. @default '#485BFF' */
  readonly primaryColor?: string;
  /** Background of the frame's header. @default '#485BFF' */
  readonly headerColor?: string;
  /** Background of the feedback button. @default '#485BFF' */
  readonly buttonColor?: string;
  /** Background of the frame. @default '#FFFFFF' */
  readonly backgroundColor?: string;
  /** Corner radius of the frame. @default 20 */
  readonly borderRadius?: number;
  /** Distance of the button from the left or right edge. @default 20 */
  readonly buttonX?: number;
  /** Distance of the button from the bottom edge. @default 20 */
  readonly buttonY?: number;
  /**
   * `BOTTOM_RIGHT`, `BOTTOM_LEFT`, `BUTTON_CLASSIC`, `BUTTON_CLASSIC_LEFT`, `BUTTON_CLASSIC_BOTTOM` or `BUTTON_NONE`.
   * @default 'BOTTOM_RIGHT'
   */
  readonly buttonStyle?: string;
};

/** Addresses, language, versions and appearance. Addresses have to be set before `initialize`. */
export type SettingMethods = {
  /**
   * Sets the base address of the widget's calls; a slash at the end is removed.
   * @default `/sdk` on the host of the script tag
   * @example
   * Adlane.setApiUrl('https://api.example/sdk');
   */
  readonly setApiUrl: (url: string) => void;
  /**
   * Sets the address of the frame's page, an origin or a path.
   * @default '', which shows the fallback; the script tag's `data-frame-url` sets it
   * @example
   * Adlane.setFrameUrl('https://frame.example');
   */
  readonly setFrameUrl: (url: string) => void;
  /**
   * Sets the address of the realtime socket.
   * @default `/realtime` below the API's address
   * @example
   * Adlane.setWSApiUrl('wss://api.example/sdk/realtime');
   */
  readonly setWSApiUrl: (url: string) => void;
  /**
   * Sets the address of the banner's page. Without it, no banner is shown.
   * @default ''
   * @example
   * Adlane.setBannerUrl('https://banner.example');
   */
  readonly setBannerUrl: (url: string) => void;
  /**
   * Sets the address of the admin's app, the only origin that may start the builder on this page; not part of Gleap.
   * @default the origin of the API
   * @example
   * Adlane.setAppUrl('https://app.example');
   */
  readonly setAppUrl: (url: string) => void;
  /**
   * Stores the session in a cookie of the parent domain as well, so that subdomains share it. Call it before `initialize`.
   * @default false
   * @example
   * Adlane.setUseCookies(true);
   */
  readonly setUseCookies: (isOn: boolean) => void;
  /**
   * Sets the widget's language. A running widget reloads its configuration after 1 s.
   * @param language `de` or `de-at`
   * @default the browser's language
   * @example
   * Adlane.setLanguage('de');
   */
  readonly setLanguage: (language: string) => void;
  /**
   * Sets the environment that tickets name.
   * @default 'prod'
   * @example
   * Adlane.setEnvironment('staging');
   */
  readonly setEnvironment: (environment: string) => void;
  /**
   * Sets the app version that tickets name.
   * @default ''
   * @example
   * Adlane.setAppVersionCode('4.2.0');
   */
  readonly setAppVersionCode: (version: string) => void;
  /**
   * Sets the build number that tickets name.
   * @default ''
   * @example
   * Adlane.setAppBuildNumber('1842');
   */
  readonly setAppBuildNumber: (build: string) => void;
  /**
   * Sets options of the replay. Only `maskAllInputs` has an effect; passwords, cards and `gl-mask` stay masked.
   * Call it before `initialize`.
   * @default { maskAllInputs: true }
   * @example
   * Adlane.setReplayOptions({ maskAllInputs: false });
   */
  readonly setReplayOptions: (options: ReplayOptions) => void;
  /**
   * Overrides whether this is a live site. Screenshots of a live site link to images, others contain them.
   * @default false on localhost, private addresses and names without a dot, else true
   * @example
   * Adlane.setLiveSite(false);
   */
  readonly setLiveSite: (isLive: boolean) => void;
  /**
   * With true, treats the page as not live; with false, goes back to the default of `setLiveSite`.
   * @default false
   * @example
   * Adlane.setOfflineMode(true);
   */
  readonly setOfflineMode: (isOffline: boolean) => void;
  /**
   * Returns whether the page counts as a live site.
   * @example
   * if (!Adlane.isLiveMode()) Adlane.setEnvironment('dev');
   */
  readonly isLiveMode: () => boolean;
  /**
   * Turns page views in the event log off.
   * @default false
   * @example
   * Adlane.setDisablePageTracking(true);
   */
  readonly setDisablePageTracking: (isOff: boolean) => void;
  /**
   * Turns Ctrl+U on or off, which starts a bug report with the capture editor.
   * @default the project's configuration
   * @example
   * Adlane.enableShortcuts(true);
   */
  readonly enableShortcuts: (isOn: boolean) => void;
  /**
   * Overrides colors and places of the project's configuration: one object, or the eight values of `WidgetStyles` in
   * their order.
   * @example
   * Adlane.setStyles({ primaryColor: '#0F766E', buttonStyle: 'BOTTOM_LEFT' });
   */
  readonly setStyles: (...styles: readonly [WidgetStyles] | readonly (string | number | undefined)[]) => void;
};
