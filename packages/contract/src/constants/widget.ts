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

export const maxRecordingSeconds = 120;
export const recordingChunkMs = 200;
export const recordingFrameRate = { ideal: 10, max: 24 } as const;
/** Pixels. */
export const maxRecordingSize = { width: 3072, height: 1728 } as const;
export const recordingName = 'screen-recording';

/** Pixels. */
export const frameSize = {
  maxHeight: 700,
  maxWidth: 400,
  extendedWidth: 690,
  surveyFullMaxWidth: 640,
  mobileBreakpoint: 450,
  bannerMaxWidth: 800,
} as const;

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

export const tourDefaults = {
  overlayOpacity: 0.7,
  stagePaddingPx: 10,
  stageRadiusPx: 5,
  popoverOffsetPx: 10,
  animationMs: 400,
  startDelaySeconds: 4,
  elementWaitMs: 2000,
  elementPollMs: 100,
} as const;

/** Pixels of the capture editor's strokes. */
export const drawingWidth = { pen: 12, rectangle: 6, blur: 40 } as const;
/** Points that the pen's smoothing looks at. */
export const penSmoothingPoints = 4;
export const defaultDrawingColor = '#EB144C';

/** Milliseconds, but for the quality (0 to 1). */
export const replaySampling = {
  scroll: 150,
  mousemove: 50,
  mousemoveBatch: 500,
  resize: 200,
  media: 500,
  imageQuality: 0.7,
} as const;
/** Characters of one replay event; beyond it embedded data is stripped. */
export const maxReplayEventLength = 4_000_000;

/** Pixels: larger pictures in a snapshot are scaled down. */
export const maxSnapshotImageSize = 500;
export const maxSnapshotCanvasSize = 900;
export const maxThumbnailSize = 400;
export const thumbnailQuality = 0.7;

export const toastDefaults = {
  position: 'top-right',
  autoCloseMs: 5000,
  dragThresholdPercent: 80,
  theme: 'light',
} as const;

/** Seven colours of the capture editor; the first is the default. */
export const drawingColors = [
  '#EB144C',
  '#FF6900',
  '#FCB900',
  '#00D084',
  '#0693E3',
  '#9900EF',
  '#1B1B1B',
] as const;
