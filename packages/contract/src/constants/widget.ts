/** Numbers and names of the widget (widget §9). Pure values without a dependency: the page's script may import them. */

export const sdkVersion = '13.9.3';
export const sdkType = 'javascript';
export const defaultEnvironment = 'prod';

/** Captured requests kept where the host sets nothing. */
export const defaultNetworkLogs = 30;
/** The most captured requests that a host may ask for; the oldest go first. */
export const maxNetworkLogs = 70;
/** Largest captured text, in bytes (about 0.15 MB). */
export const maxCapturedTextBytes = 150_000;
/** Entries of the event log and of the console log, each; the oldest go first. */
export const maxLogEntries = 500;
/** Characters of a console log entry. */
export const maxLogTextLength = 1000;
/** Characters of a clicked element's text. */
export const maxClickTextLength = 40;

/** What a page hands in as a user's id when it meant to hand in somebody; in lower case. */
export const noUserIds: readonly string[] = ['null', 'undefined', 'nan', 'true', 'false', '[object object]'];

export const sessionCookieDays = 365;
/** Wait before the n-th retry of a session is this times n². */
export const sessionRetryMs = 10_000;
export const eventStreamIntervalMs = 2500;
/** After more errors than this the event stream pauses. */
export const maxEventStreamErrors = 2;
export const eventStreamErrorResetMs = 60_000;
export const socketPingMs = 10_000;
export const socketReconnectMs = 5000;
export const pageUrlCheckMs = 1000;
export const languageReinitMs = 1000;
export const crashReportCooldownMs = 10_000;

/** Pixels. */
export const defaultButtonOffset = 20;
/** Pixels. */
export const defaultBorderRadius = 20;
/** Pixels. */
export const tooltipOffset = 10;
export const tooltipHideDelayMs = 500;
export const tooltipFadeMs = 200;
export const hotspotRepositionMs = 250;
/** Brightness (0 to 255) above which text on a colour is dark. */
export const contrastThreshold = 160;
export const defaultColor = '#485BFF';
export const defaultBackgroundColor = '#FFFFFF';

export const maxNotifications = 2;

/** A tour that the page's address asks for begins this much later. */
export const tourStartDelaySeconds = 4;
