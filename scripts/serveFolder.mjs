import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * Serves a built single-page app on a free port: files as they are, `index.html` for every other path, and
 * 401 for the API.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serveFolder(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Unauthenticated."}');
      return;
    }
    const requestedPath = join(folder, pathname);
    const isFile = existsSync(requestedPath) && statSync(requestedPath).isFile();
    const path = isFile ? requestedPath : join(folder, 'index.html');
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}/`,
        close() {
          server.closeAllConnections();
          server.close();
        },
      }),
    ),
  );
}
