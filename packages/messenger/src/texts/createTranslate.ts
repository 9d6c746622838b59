import type { FlowConfig } from '@adlane/contract/flowConfig';

/** English texts; a project replaces them by `staticTranslations` under the same keys. */
const texts = {
  greeting: 'Hi there',
  greetingName: 'Hi {name}',
  intro: 'How can we help?',
  noFlows: 'Nothing to send here yet.',
  flowMissing: 'This form is not available any more.',
  back: 'Back',
  close: 'Close',
  send: 'Send feedback',
  sending: 'Sending…',
  sendAgain: 'Try again',
  sentTitle: 'Thank you!',
  sentText: 'Your message has arrived.',
  queuedTitle: 'Saved for later',
  queuedText: 'You are offline. Your message is sent as soon as there is a connection.',
  done: 'Done',
  required: 'Please fill this in.',
  outOfRange: 'This number is not in the range.',
  noEmail: 'This is no email address.',
  addScreenshot: 'Mark it on a screenshot',
  screenshotAdded: 'Screenshot added',
  changeScreenshot: 'Draw again',
  removeScreenshot: 'Remove screenshot',
  addRecording: 'Record your screen',
  recordingAdded: 'Recording added',
  recordAgain: 'Record again',
  removeRecording: 'Remove recording',
  choose: 'Choose one',
  rating1: 'Terrible',
  rating2: 'Bad',
  rating3: 'Okay',
  rating4: 'Good',
  rating5: 'Great',
} as const;

export type TextKey = keyof typeof texts;
export type Translate = (key: TextKey, values?: Record<string, string>) => string;

/** Returns the frame's texts; a project's translations win. */
export function createTranslate(config: Pick<FlowConfig, 'staticTranslations'> | undefined): Translate {
  return (key, values = {}) => {
    const own = config?.staticTranslations?.[key];
    const text = typeof own === 'string' && own !== '' ? own : texts[key];
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };
}
