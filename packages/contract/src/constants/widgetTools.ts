/** The part of widget §9 that nobody needs before the widget is used: the page's first script goes without it. */

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
/** Quality of the copies, from 0 to 1. */
export const thumbnailQuality = 0.7;

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

export const tourDefaults = {
  overlayOpacity: 0.7,
  stagePaddingPx: 10,
  stageRadiusPx: 5,
  popoverOffsetPx: 10,
  animationMs: 400,
  elementWaitMs: 2000,
  elementPollMs: 100,
} as const;
