/** Numbers and names of the widget (widget §9). No dependencies: the page's script may import them. */

export const sdkVersion = '13.9.3';
/** Value of the widget's SDK type in its requests (widget §7). */
export const sdkType = 'javascript';
/** Environment of a widget that sets none. */
export const defaultEnvironment = 'prod';

/** Network requests logged by default. */
export const defaultNetworkLogs = 30;
/** Maximum number of logged network requests that a host may set; the oldest are dropped. */
export const maxNetworkLogs = 70;
/** Maximum size of a captured text, in bytes (about 0.15 MB). */
export const maxCapturedTextBytes = 150_000;
/** Maximum entries of the event log and of the console log; the oldest are dropped. */
export const maxLogEntries = 500;
/** Maximum characters of a console log entry. */
export const maxLogTextLength = 1000;
/** Maximum characters of a clicked element's text. */
export const maxClickTextLength = 40;

/** Values that pages pass as a user id by mistake, in lower case. */
export const noUserIds: readonly string[] = ['null', 'undefined', 'nan', 'true', 'false', '[object object]'];

/** Lifetime of the session cookie, in days (widget §9). */
export const sessionCookieDays = 365;
/** The n-th retry of a session is delayed by this times n². */
export const sessionRetryMs = 10_000;
/** Interval of the event stream, in milliseconds (widget §4.7). */
export const eventStreamIntervalMs = 2500;
/** The event stream pauses after more errors than this. */
export const maxEventStreamErrors = 2;
/** Time after which stream errors are forgotten, in milliseconds (widget §4.7). */
export const eventStreamErrorResetMs = 60_000;
/** Interval of socket pings, in milliseconds (widget §4.8). */
export const socketPingMs = 10_000;
/** Delay before a closed socket reconnects, in milliseconds (widget §4.8). */
export const socketReconnectMs = 5000;
/** Interval at which the page's URL is checked, in milliseconds (widget §9). */
export const pageUrlCheckMs = 1000;
/** Delay before a language change reloads the configuration, in milliseconds (widget §9). */
export const languageReinitMs = 1000;
/** Minimum time between two crash reports, in milliseconds (widget §4). */
export const crashReportCooldownMs = 10_000;

/** In pixels. */
export const defaultButtonOffset = 20;
/** In pixels. */
export const defaultBorderRadius = 20;
/** In pixels. */
export const tooltipOffset = 10;
/** Delay before a tooltip hides, in milliseconds (widget §4.11). */
export const tooltipHideDelayMs = 500;
/** Fade time of a tooltip, in milliseconds (widget §4.11). */
export const tooltipFadeMs = 200;
/** Interval at which hotspots are repositioned, in milliseconds (widget §9). */
export const hotspotRepositionMs = 250;
/** Brightness (0 to 255) above which text on a color is dark. */
export const contrastThreshold = 160;
/** Color of the widget without a configured one (widget §5). */
export const defaultColor = '#485BFF';
/** Background of the widget without a configured one (widget §5). */
export const defaultBackgroundColor = '#FFFFFF';

/** Maximum number of visible notifications (widget §2). */
export const maxNotifications = 2;

/** Delay of a tour that the page's URL requests. */
export const tourStartDelaySeconds = 4;
