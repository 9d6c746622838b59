import { appendFile, writeFile } from 'node:fs/promises';
import type { Ports } from '@adlane/api-server';

/** One request to a platform with its answer, as one line of the record. */
export type RecordedLine = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters of a form by name, JSON as it is; files by name and size. */
  readonly body: unknown;
  readonly response: { readonly status: number; readonly body: unknown };
};

const secretParameters = [
  'access_token',
  'refresh_token',
  'id_token',
  'appsecret_proof',
  'client_secret',
  'code',
];
const redacted = '[redacted]';

/** Replaces secrets at any depth. */
function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretParameters.includes(name) ? redacted : redact(item),
    ]),
  );
}

function redactUrl(text: string): string {
  const url = new URL(text);
  for (const name of secretParameters) {
    if (url.searchParams.has(name)) url.searchParams.set(name, redacted);
  }
  return url.href;
}

function describeBody(body: unknown): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (body instanceof FormData) {
    const entries = [...body].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { file: value.name, bytes: value.size },
    ]);
    return Object.fromEntries(entries);
  }
  return typeof body === 'string' ? parseJson(body) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends requests and writes each as one JSON line into `file`, without secrets. */
export async function recordRequests(file: string) {
  await writeFile(file, '');
  const lines: RecordedLine[] = [];
  const outbound: Ports['outbound'] = {
    async fetch(url, init) {
      const response = await fetch(url, init);
      const headers = Object.fromEntries(new Headers(init?.headers));
      if (headers.authorization) headers.authorization = `Bearer ${redacted}`;
      const line: RecordedLine = {
        method: init?.method ?? 'GET',
        url: redactUrl(url),
        headers,
        body: redact(describeBody(init?.body)),
        response: { status: response.status, body: redact(parseJson(await response.clone().text())) },
      };
      lines.push(line);
      await appendFile(file, `${JSON.stringify(line)}\n`);
      return response;
    },
  };
  return { outbound, lines };
}
