import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Vite writes a content hash into these names: a changed file has another URL. */
const hashedName = /\/(assets|chunks)\/[^/]+[-.][\w-]{8,}\.\w+$/;

/** Browsers request these on many pages, and a new mark may wait a day. */
const iconName = /\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png)$/;

function getCacheControl(path: string): string {
  if (hashedName.test(path)) return 'public, max-age=31536000, immutable';
  return iconName.test(path) ? 'public, max-age=86400' : 'no-cache';
}

export type StaticFilesOptions = {
  /** Absolute path. */
  readonly folder: string;
  /** URL prefix before the folder's path, e.g. `/embed`. */
  readonly prefix?: string;
  /** Paths outside the prefix that show `index.html`. */
  readonly pages?: readonly string[];
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>> | ((context: Context) => Record<string, string>);
  /** Serves `index.html` for every page of a single-page app. */
  readonly isSinglePage?: boolean;
};

type Found = { readonly path: string; readonly stats: Stats };

async function findFile(path: string): Promise<Found | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? { path, stats } : undefined;
}

/** Returns the file's path below `folder`; `undefined` for paths outside it and for hidden files. */
function pathBelow(folder: string, requested: string): string | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(requested);
  } catch {
    return undefined;
  }
  if (plain.includes('\0') || plain.includes('\\') || plain.split('/').some((part) => part.startsWith('.')))
    return undefined;
  const path = join(folder, plain.endsWith('/') ? `${plain}index.html` : plain);
  return path.startsWith(folder + sep) ? path : undefined;
}

function wantsPage(context: Context, requested: string): boolean {
  return extname(requested) === '' && (context.req.header('accept') ?? '').includes('text/html');
}

function answerFile(
  context: Context,
  { path, stats }: Found,
  extra: Readonly<Record<string, string>>,
): Response {
  const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  const headers = new Headers({
    ...extra,
    etag,
    'cache-control': getCacheControl(path),
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  });
  // A compressing proxy weakens the tag; the content is the same.
  if (context.req.header('if-none-match')?.replace('W/', '') === etag)
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(stats.size));
  if (context.req.method === 'HEAD') return new Response(null, { headers });
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, { headers });
}

/** Serves the built files of one folder; calls the next handler when there is none. */
export function staticFiles(options: StaticFilesOptions): MiddlewareHandler {
  const { folder, prefix = '', pages = [], isSinglePage = false } = options;
  return async (context, next) => {
    const { method, path } = context.req;
    const isPage = pages.includes(path);
    if ((method !== 'GET' && method !== 'HEAD') || !(isPage || path.startsWith(`${prefix}/`))) return next();
    const requested = isPage ? '/index.html' : path.slice(prefix.length);
    const below = pathBelow(folder, requested);
    const file = below === undefined ? undefined : await findFile(below);
    const page =
      isSinglePage && !file && wantsPage(context, requested)
        ? await findFile(join(folder, 'index.html'))
        : undefined;
    const found = file ?? page;
    if (!found) return next();
    const headers = typeof options.headers === 'function' ? options.headers(context) : options.headers;
    return answerFile(context, found, headers);
  };
}
