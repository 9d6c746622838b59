import type { Hono } from 'hono';
import type { Files } from '../../ports';
import type { RequestEnv } from '../requestEnv';
import { serveFile } from './serveFile';

/** Key prefix of files that anyone may load: images that ads show. All other files are private. */
export const publicFilesPrefix = 'public/';

const headers = {
  // A file never changes under its key.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Plain path segments: none is empty or starts with a dot. */
const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/**
 * Serves files whose key starts with `public/` at `/files/<key>`, as images and videos and never as pages.
 */
export function addPublicFiles(app: Hono<RequestEnv>, files: Pick<Files, 'find'>): void {
  app.get(`/files/${publicFilesPrefix}*`, async (c) => {
    const key = c.req.path.slice('/files/'.length);
    const file = keyPattern.test(key) ? await files.find(key) : undefined;
    return file ? serveFile(c.req.raw, file, headers) : c.notFound();
  });
}
