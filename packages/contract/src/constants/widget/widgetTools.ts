/** The part of widget §9 that is needed only once the widget is used, apart from the page's first script. */

export const maxRecordingSeconds = 120;
/** Length of a recorded chunk, in milliseconds (widget §9). */
export const recordingChunkMs = 200;
/** Requested frame rate of a screen recording (widget §9). */
export const recordingFrameRate = { ideal: 10, max: 24 } as const;
/** In pixels. */
export const maxRecordingSize = { width: 3072, height: 1728 } as const;
/** File name of a screen recording, without its extension. */
export const recordingName = 'screen-recording';

/** In pixels. */
export const frameSize = {
  maxHeight: 700,
  maxWidth: 400,
  extendedWidth: 690,
  surveyFullMaxWidth: 640,
  mobileBreakpoint: 450,
  bannerMaxWidth: 800,
} as const;

/** Stroke widths of the capture editor, in pixels. */
export const drawingWidth = { pen: 12, rectangle: 6, blur: 40 } as const;
/** Number of points for smoothing pen strokes. */
export const penSmoothingPoints = 4;
/** First color of the capture editor (widget §2). */
export const defaultDrawingColor = '#EB144C';

/** In milliseconds, except the quality (0 to 1). */
export const replaySampling = {
  scroll: 150,
  mousemove: 50,
  mousemoveBatch: 500,
  resize: 200,
  media: 500,
  imageQuality: 0.7,
} as const;
/** Maximum characters of a replay event; embedded data is stripped from longer ones. */
export const maxReplayEventLength = 4_000_000;

/** In pixels: larger images in a snapshot are scaled down. */
export const maxSnapshotImageSize = 500;
/** Maximum size of a canvas in a screenshot, in pixels per side (widget §9). */
export const maxSnapshotCanvasSize = 900;
/** Quality of the copies, from 0 to 1. */
export const thumbnailQuality = 0.7;

/** Colors of the capture editor; the first is the default. */
export const drawingColors = [
  '#EB144C',
  '#FF6900',
  '#FCB900',
  '#00D084',
  '#0693E3',
  '#9900EF',
  '#1B1B1B',
] as const;

/** Defaults of a tour (widget §4.10). */
export const tourDefaults = {
  overlayOpacity: 0.7,
  stagePaddingPx: 10,
  stageRadiusPx: 5,
  popoverOffsetPx: 10,
  animationMs: 400,
  elementWaitMs: 2000,
  elementPollMs: 100,
} as const;
