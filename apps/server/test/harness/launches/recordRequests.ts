import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ports } from '@adlane/api-server';
import type { Launch } from '@adlane/contract/ads/launches';

/** Where records are written. */
const folder = process.env.ADLANE_RECORD_FOLDER ?? join(process.cwd(), 'build');

/** One request to a platform with its answer, as one line of the record. */
export type RecordedLine = {
  /** The launch that sent it; null for a request between launches, or of a launch that was refused. */
  readonly launch: number | null;
  readonly method: string;
  /** Path of the URL, without its query. */
  readonly path: string;
  /** Query and body by name: of a form as sent, of JSON as it is; files by name and size. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: { readonly status: number; readonly body: unknown };
};

/** What was typed for a launch, in whole ones of the currency. */
export type TypedAmounts = {
  readonly currency: string;
  readonly period: 'daily' | 'lifetime' | 'monthly';
  readonly budget: number;
  /** Bid cap on Facebook, target cost on Google. */
  readonly bid?: number;
};
/** A launch whose requests are in the record; without amounts, the budget is that of an existing ad set. */
export type RecordedLaunch = {
  readonly id: number;
  readonly name: string;
  readonly typed: TypedAmounts | null;
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

/** Replaces secrets at any depth; error codes are numbers and stay. */
function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretParameters.includes(name) && typeof item === 'string' ? redacted : redact(item),
    ]),
  );
}

function describeBody(body: unknown): Record<string, unknown> {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (body instanceof FormData) {
    const entries = [...body].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { file: value.name, bytes: value.size },
    ]);
    return Object.fromEntries(entries);
  }
  const parsed = typeof body === 'string' ? parseJson(body) : undefined;
  if (parsed === undefined) return {};
  return isObject(parsed) ? parsed : { body: parsed };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends requests and writes each as one JSON line into the record of that name, without secrets. */
export async function recordRequests(name: string) {
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  await writeFile(file, '');
  const lines: RecordedLine[] = [];
  const launches: RecordedLaunch[] = [];
  let sent: Omit<RecordedLine, 'launch'>[] = [];
  const write = async (launch: number | null) => {
    const written = sent.map((line) => ({ launch, ...line }));
    sent = [];
    lines.push(...written);
    await appendFile(file, written.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  const outbound: Ports['outbound'] = {
    async fetch(address, init) {
      const response = await fetch(address, init);
      const headers = Object.fromEntries(new Headers(init?.headers));
      if (headers.authorization) headers.authorization = `Bearer ${redacted}`;
      const url = new URL(address);
      const parameters = { ...Object.fromEntries(url.searchParams), ...describeBody(init?.body) };
      sent.push({
        method: init?.method ?? 'GET',
        path: url.pathname,
        parameters: redact(parameters) as Record<string, unknown>,
        headers,
        response: { status: response.status, body: redact(parseJson(await response.clone().text())) },
      });
      return response;
    },
  };
  return {
    outbound,
    file,
    lines,
    launches,
    /** Writes what was sent before the first launch, or between two. */
    flush: () => write(null),
    /** Launches, and writes the launch's requests with its id. @throws what `run` throws; its requests have no launch */
    async recordLaunch(
      { name: launchName, typed }: Omit<RecordedLaunch, 'id'>,
      run: () => Promise<Launch>,
    ): Promise<Launch> {
      await write(null);
      let id: number | null = null;
      try {
        const launch = await run();
        ({ id } = launch);
        launches.push({ id, name: launchName, typed });
        return launch;
      } finally {
        await write(id);
      }
    },
  };
}
