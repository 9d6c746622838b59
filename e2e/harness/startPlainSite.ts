import { createServer } from 'node:http';
import type { Installation } from '@adlane/contract/widget/projects';
import { buildScriptTag } from '../../packages/screens/src/widget/projects/ProjectScreen/snippets';

/** A site of two routes, without a framework. */
export type PlainSite = {
  readonly home: string;
  readonly payments: string;
  /** Publishes the site without its field for an amount. */
  redesign(): void;
  close(): Promise<void>;
};

/** Serves the site on its own origin. Every page load has other ids and classes, as after a rebuild. */
export async function startPlainSite(installation: Installation): Promise<PlainSite> {
  let loads = 0;
  let hasAmount = true;
  const buildPage = (isHome: boolean) => {
    loads += 1;
    const mark = (name: string) => `id="${name}-${9000 + loads}" class="css-${loads}-${name}"`;
    const content = isHome
      ? `<h1 ${mark('h')}>Accounts</h1>
         <button ${mark('b')} type="button" name="balance">Show balance</button>
         <a ${mark('a')} href="/payments" aria-label="Payments">Payments</a>`
      : `<h1 ${mark('h')}>Payments</h1>
         <form ${mark('f')}>
           ${hasAmount ? `<label ${mark('l')}>Amount <input ${mark('i')} name="amount"></label>` : ''}
           <button ${mark('p')} type="button">Pay</button>
         </form>`;
    return `<!doctype html><html lang="en"><head><title>Bank</title>${buildScriptTag(installation)}
      <style>body { margin: 40px } main, form { display: grid; gap: 40px; justify-items: start }</style></head>
      <body><main ${mark('m')}>${content}</main></body></html>`;
  };
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(buildPage(url === '/'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  const home = `http://127.0.0.1:${address.port}/`;
  return {
    home,
    payments: `${home}payments`,
    redesign() {
      hasAmount = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
