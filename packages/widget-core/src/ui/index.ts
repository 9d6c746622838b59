/** All that is drawn, fetched as one part with the first of it. */
export { openCaptureEditor } from './capture/openCaptureEditor';
export { createNotificationLayer } from './notifications/createNotificationLayer';
export { openRecordingEditor } from './recording/openRecordingEditor';
export { startTour } from './tour/startTour';
