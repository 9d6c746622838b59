import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Installation } from '@adlane/contract/widget/projects';
import { buildScriptTag } from '../../packages/screens/src/widget/projects/ProjectScreen/snippets';
import type { FidelityPage } from './FidelityPage';

export type FidelitySite = {
  /** Serves this page from now on, and returns its address. */
  show(page: FidelityPage): string;
  close(): Promise<void>;
};

const font = new URL('../../node_modules/@fontsource-variable/inter/files/', import.meta.url);

/** Files of the site that pages load by address. */
const files: Readonly<Record<string, readonly [type: string, read: () => string | Promise<Buffer>]>> = {
  '/font.woff2': [
    'font/woff2',
    () => readFile(fileURLToPath(new URL('inter-latin-wght-normal.woff2', font))),
  ],
  '/frame.html': [
    'text/html',
    () =>
      '<!doctype html><style>body{margin:12px;background:#fef3c7;font:16px sans-serif}</style><h2>Inside</h2><p>A page in a frame</p>',
  ],
  '/style.css': [
    'text/css',
    () => '@import "imported.css"; .linked { background: #d1fae5; padding: 20px; border: 4px solid #065f46 }',
  ],
  '/imported.css': ['text/css', () => '.imported { color: #7c2d12; font-size: 30px }'],
  '/sprite.svg': [
    'image/svg+xml',
    () =>
      '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="star" viewBox="0 0 24 24"><path fill="#b45309" d="M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z"/></symbol></svg>',
  ],
};

function buildPage(installation: Installation, page: FidelityPage): string {
  const { hasDoctype = true, root = 'lang="en"', head = '', body } = page;
  // Values of fields are shown, so that they can be compared; what is masked is named by each page.
  return `${hasDoctype ? '<!doctype html>' : ''}<html ${root}><head><meta charset="utf-8"><title>Page</title>
    <script>(window.GleapActions = window.GleapActions || []).push(
      { e: 'setReplayOptions', a: [{ maskAllInputs: false }] }, { e: 'showFeedbackButton', a: [false] },
      { e: 'enableShortcuts', a: [true] });</script>
    ${buildScriptTag(installation)}${head}</head><body>${body}</body></html>`;
}

/** Serves pages with the snippet of a project, on their own origin. */
export async function startFidelitySite(installation: Installation): Promise<FidelitySite> {
  let shown = '';
  async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const [type, read] = files[url] ?? ['text/html', () => shown];
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(await read());
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return {
    show(page) {
      shown = buildPage(installation, page);
      return `http://127.0.0.1:${address.port}/`;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
