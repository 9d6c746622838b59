import type { ParsedFlowConfig } from '../config/parseFlowConfig';

/** English texts of the widget's own layers; a project replaces them by `staticTranslations`. */
const texts = {
  openWidget: 'Send feedback',
  closeWidget: 'Close feedback',
  frameTitle: 'Feedback',
  frameLoading: 'Loading…',
  frameFailed: 'Feedback cannot be reached right now.',
  retry: 'Try again',
  close: 'Close',
  sendingFailed: 'Something went wrong, please try again.',
  imageViewer: 'Picture',
  dismiss: 'Discard',
  next: 'Next',
  previous: 'Previous',
  done: 'Done',
  tour: 'Tour',
  banner: 'Announcement',
  notifications: 'New messages',
  hotspot: 'Show hint',
} as const;

export type TextKey = keyof typeof texts;
export type Translate = (key: TextKey) => string;

export function createTranslate(config: () => ParsedFlowConfig | undefined): Translate {
  return createPartTranslate(config, texts);
}

/** The texts of one part; a project's own come first. */
export function createPartTranslate<K extends string>(
  config: () => ParsedFlowConfig | undefined,
  defaults: Readonly<Record<K, string>>,
): (key: K) => string {
  return (key) => {
    const own = config()?.staticTranslations[key];
    return typeof own === 'string' && own !== '' ? own : defaults[key];
  };
}
