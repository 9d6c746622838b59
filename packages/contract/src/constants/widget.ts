/** Numbers and names of the widget (widget §9). No dependencies: the page's script may import them. */

export const sdkVersion = '13.9.3';
export const sdkType = 'javascript';
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

export const sessionCookieDays = 365;
/** The n-th retry of a session is delayed by this times n². */
export const sessionRetryMs = 10_000;
export const eventStreamIntervalMs = 2500;
/** The event stream pauses after more errors than this. */
export const maxEventStreamErrors = 2;
export const eventStreamErrorResetMs = 60_000;
export const socketPingMs = 10_000;
export const socketReconnectMs = 5000;
export const pageUrlCheckMs = 1000;
export const languageReinitMs = 1000;
export const crashReportCooldownMs = 10_000;

/** In pixels. */
export const defaultButtonOffset = 20;
/** In pixels. */
export const defaultBorderRadius = 20;
/** In pixels. */
export const tooltipOffset = 10;
export const tooltipHideDelayMs = 500;
export const tooltipFadeMs = 200;
export const hotspotRepositionMs = 250;
/** Brightness (0 to 255) above which text on a color is dark. */
export const contrastThreshold = 160;
export const defaultColor = '#485BFF';
export const defaultBackgroundColor = '#FFFFFF';

export const maxNotifications = 2;

/** Delay of a tour that the page's URL requests. */
export const tourStartDelaySeconds = 4;
