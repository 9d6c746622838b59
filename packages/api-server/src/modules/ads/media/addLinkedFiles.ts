import { buildContentDisposition } from '@adlane/contract';
import type { Hono } from 'hono';
import { serveFile } from '../../../http/answers/serveFile';
import type { RequestEnv } from '../../../http/requestEnv';
import type { Ports } from '../../../ports';
import { findLinkedFile, linkedFilesPath } from './mediaFile';

/** Serves the files of `media.link` as downloads, never inline. */
export function addLinkedFiles(app: Hono<RequestEnv>, ports: Ports): void {
  app.get(`${linkedFilesPath}:sealed`, async (c) => {
    const linked = await findLinkedFile(ports, c.req.param('sealed'));
    if (!linked) return c.notFound();
    return serveFile(c.req.raw, linked.file, {
      'cache-control': 'private, no-store',
      'content-disposition': buildContentDisposition(linked.filename),
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
}
