import * as z from 'zod';

/** Largest screen recording in bytes: 120 s at the recorder's settings stay well below (widget §9). */
export const maxRecordingBytes = 100 * 1024 * 1024;

/** A recording as the widget sends it: one part `file`, named screen-recording.webm or .mp4 (widget §9). */
export const RecordingUpload = z.object({ file: z.file() });
