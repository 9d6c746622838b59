import { drawingTexts } from '../capture/drawingTexts';

/** English texts of the recording; a project replaces them by `staticTranslations`. Fetched with the recording alone. */
export const recordingTexts = {
  ...drawingTexts,
  sendingFailed: 'Something went wrong, please try again.',
  screenRecording: 'Record your screen',
  startRecording: 'Start recording',
  stopRecording: 'Stop recording',
  microphone: 'Microphone',
  recordingTimeLeft: 'Time left',
  pointer: 'Use the page',
  recordingPreview: 'Your recording',
  recordAgain: 'Record again',
  accessToScreenSharingDenied:
    'The screen was not shared. Allow screen sharing in your browser and try again.',
  browserNotSupported: 'Your browser cannot record the screen.',
} as const;

export type RecordingTextKey = keyof typeof recordingTexts;
