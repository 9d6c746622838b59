import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { json } from 'node:stream/consumers';

const types = { '.html': 'text/html', '.js': 'text/javascript' };

/** What the widget's server answers, by method and path. */
const answers = {
  'POST /sdk/sessions': { gleapId: 'visitor', gleapHash: 'hash' },
  'GET /sdk/config/my-key': { flowConfig: { color: '#0F766E' } },
};

/** The page with the README's script tag, whose addresses become this server's. */
function buildPage(folder, path, frame) {
  const script = readFileSync(join(folder, 'readmes/widget-core/script.html'), 'utf8')
    .replace('https://adlane.example/sdk', '/sdk')
    .replace('https://frame.adlane.example', `${frame}/frame/`);
  return readFileSync(path, 'utf8').replace('{script}', script);
}

/** Serves a file as it is, or the `index.html` of a folder. */
function serveFile(folder, pathname, response, frame) {
  const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!existsSync(path) || !statSync(path).isFile()) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
  response.end(path.endsWith('.html') ? buildPage(folder, path, frame) : readFileSync(path));
}

/**
 * Serves a folder without any build, and answers its widget as a server would: starts sessions, and records the reports, which
 * `/reports` lists. Frames have another origin.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function startWidgetServer(folder) {
  const reports = [];
  async function answer(request, response) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${pathname}`;
    const send = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (call === 'POST /sdk/bugs/v2') {
      reports.push(await json(request));
      send(201, { id: reports.length });
    } else if (call === 'GET /reports') send(200, reports);
    else if (pathname.startsWith('/sdk/')) send(200, answers[call] ?? []);
    else serveFile(folder, pathname, response, `http://localhost:${server.address().port}`);
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0);
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
