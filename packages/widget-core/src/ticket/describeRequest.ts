import type { NetworkLogEntry } from '@adlane/contract/widget/tickets';
import { toJson } from '../json/toJson';
import { placeholder } from '../network/capturedText';
import type { SeenRequest } from '../network/createNetworkLog';
import { isSecretName, redactSecrets } from '../privacy/privacy';

const redacted = '[redacted]';

/** A request as it may leave the page (widget §3.6), without secrets and without the properties that a project ignores. */
export function describeRequest(
  { url, method, at, headers, payload, outcome, duration }: SeenRequest,
  ignored: ReadonlySet<string>,
): NetworkLogEntry {
  const {
    status,
    statusText,
    responseText,
    success = false,
  } = outcome ?? {
    responseText: placeholder.stillOpen,
  };
  return {
    url: redactSecrets(url),
    type: method,
    date: new Date(at).toISOString(),
    duration,
    success,
    request: {
      headers: cleanHeaders(headers, ignored),
      ...(payload !== undefined && { payload: cleanBody(payload, ignored) }),
    },
    response: {
      ...(status !== undefined && { status }),
      ...(statusText !== undefined && { statusText }),
      ...(responseText !== undefined && { responseText: cleanBody(responseText, ignored) }),
    },
  };
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
    clean[name] = isSecretName(name) ? redacted : value;
  }
  return clean;
}

/**
 * Removes ignored properties from a JSON or form-encoded text, at any depth. Other texts, such as truncated
 * JSON, stay unchanged, or are left out if they contain an ignored name.
 */
export function cleanBody(text: string, ignored: ReadonlySet<string>): string {
  if (ignored.size === 0 || text === '') return text;
  if (/^\s*[[{]/.test(text)) return cleanJson(text, ignored);
  return /^[^=&\s]+=/.test(text) ? cleanForm(text, ignored) : redactUnparsed(text, ignored);
}

function cleanJson(text: string, ignored: ReadonlySet<string>): string {
  try {
    return toJson(
      JSON.parse(text, (key, value: unknown) => (ignored.has(key.toLowerCase()) ? undefined : value)),
    );
  } catch {
    return redactUnparsed(text, ignored);
  }
}

function redactUnparsed(text: string, ignored: ReadonlySet<string>): string {
  const lower = text.toLowerCase();
  return [...ignored].some((name) => lower.includes(`"${name}"`)) ? placeholder.contentType : text;
}

function cleanForm(text: string, ignored: ReadonlySet<string>): string {
  const allowed = [...new URLSearchParams(text)].filter(([key]) => !ignored.has(key.toLowerCase()));
  return new URLSearchParams(allowed).toString();
}
