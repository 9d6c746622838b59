import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** A plain file server: it knows files below one path, and no rewrites. */
export type FileServer = { readonly url: string; readonly close: () => Promise<void> };

/** Serves a folder below a sub-path, e.g. `/try/adlane/`; everything else is 404. */
export async function serveFolder(folder: string, subPath: string): Promise<FileServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    const below = normalize(decodeURIComponent(pathname.slice(subPath.length)));
    const file = join(folder, below.endsWith('/') || below === '.' ? join(below, 'index.html') : below);
    const isFound =
      pathname.startsWith(subPath) &&
      !below.startsWith('..') &&
      statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFound) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The file server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}${subPath}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
