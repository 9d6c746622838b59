import type { Hono } from 'hono';
import type { Files } from '../ports';
import type { RequestEnv } from './requestEnv';

/** First part of the keys of files that anyone may load: pictures that ads show. Everything else stays inside. */
export const publicFilesPrefix = 'public/';

const headers = {
  // The bytes under a key never change.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Plain path parts: no empty one, none that starts with a dot. */
const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Serves files whose key starts with `public/` at `/files/<key>`, as pictures and never as pages of this origin. */
export function addPublicFiles(app: Hono<RequestEnv>, files: Pick<Files, 'get'>): void {
  app.get(`/files/${publicFilesPrefix}*`, async (c) => {
    const key = c.req.path.slice('/files/'.length);
    const file = keyPattern.test(key) ? await files.get(key) : undefined;
    if (!file) return c.notFound();
    return new Response(new Uint8Array(file.body), { headers: { ...headers, 'content-type': file.type } });
  });
}
