import * as z from 'zod';

/**
 * Maximum size of a screen recording in bytes: 120 s at the recorder's settings are well below (widget §9).
 */
export const maxRecordingBytes = 100 * 1024 * 1024;

/** Upload of a recording: one part `file`, named screen-recording.webm or .mp4 (widget §9). */
export const RecordingUpload = z.object({ file: z.file() });
