import { maxCapturedTextBytes } from '@adlane/contract/constants';

/** Placeholders for texts that were not captured (widget §8). */
export const placeholder = {
  stillOpen: '<request_still_open>',
  contentType: '<content_type_not_supported>',
  tooLarge: '<content_too_large>',
} as const;

/** True for text, xml and json, and where no type is given (widget §5). An event stream never ends and is left alone. */
export function isCapturedType(contentType: string | null | undefined): boolean {
  if (!contentType) return true;
  const type = contentType.toLowerCase();
  return /text|xml|json/.test(type) && !type.includes('event-stream');
}

/** Returns the text, or the placeholder if it is larger than about 0.15 MB. */
export function limitText(text: string): string {
  return text.length > maxCapturedTextBytes ? placeholder.tooLarge : text;
}
