import { createServer } from 'node:http';
import type { Installation } from '@adlane/contract/widget/projects';
import { buildScriptTag } from '../../packages/screens/src/widget/projects/ProjectScreen/snippets';

/** A page of a site that has installed the widget. */
export type HostPage = { readonly url: string; readonly close: () => Promise<void> };

/** Serves a page with the snippet of a project, on its own origin. */
export async function startHostPage(installation: Installation): Promise<HostPage> {
  const page = `<!doctype html><html lang="en"><head><title>Bank</title>${buildScriptTag(installation)}</head>
    <body><h1>Balance</h1><p>1,204.00</p></body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
