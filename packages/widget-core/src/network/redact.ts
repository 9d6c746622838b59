import { maxCapturedTextBytes } from '@adlane/contract/constants';

/** What stands where a text was not captured (widget §8). */
export const placeholder = {
  stillOpen: '<request_still_open>',
  contentType: '<content_type_not_supported>',
  tooLarge: '<content_too_large>',
} as const;

const redacted = '[redacted]';

/** Headers that carry secrets; their values never leave the page. */
const secretHeaders = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'x-auth-token',
  'x-csrf-token',
  'x-xsrf-token',
  'api-token',
  'gleap-hash',
]);

/** True for text, xml and json, and where no type is given (widget §5). An event stream never ends and is left alone. */
export function isCapturedType(contentType: string | null | undefined): boolean {
  if (!contentType) return true;
  const type = contentType.toLowerCase();
  return /text|xml|json/.test(type) && !type.includes('event-stream');
}

/** The text itself, or the placeholder where it is larger than about 0.15 MB. */
export function limitText(text: string): string {
  return text.length > maxCapturedTextBytes ? placeholder.tooLarge : text;
}

/** Headers as a plain object; secrets and ignored properties are replaced or left out, whatever their case. */
export function cleanHeaders(
  headers: Iterable<readonly [string, string]>,
  ignored: ReadonlySet<string>,
): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    if (key === '__proto__' || ignored.has(key)) continue;
    clean[name] = secretHeaders.has(key) ? redacted : value;
  }
  return clean;
}

/** Takes the ignored properties out of a JSON text or a form-encoded one, at any depth. Other texts stay as they are. */
export function cleanBody(text: string, ignored: ReadonlySet<string>): string {
  if (ignored.size === 0 || text === '') return text;
  if (/^\s*[[{]/.test(text)) return cleanJson(text, ignored);
  return /^[^=&\s]+=/.test(text) ? cleanForm(text, ignored) : text;
}

function cleanJson(text: string, ignored: ReadonlySet<string>): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (key, value: unknown) => (ignored.has(key.toLowerCase()) ? undefined : value)),
    );
  } catch {
    return text;
  }
}

function cleanForm(text: string, ignored: ReadonlySet<string>): string {
  const kept = [...new URLSearchParams(text)].filter(([key]) => !ignored.has(key.toLowerCase()));
  return new URLSearchParams(kept).toString();
}
