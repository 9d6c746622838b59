import { createServer } from 'node:http';
import type { Installation } from '@adlane/contract/widget/projects';
import { buildScriptTag } from '../../packages/screens/src/widget/projects/ProjectScreen/snippets';

/** How the site's link leads to its second route: by a page load, or by its script as in a single-page app. */
export type SiteRoutes = 'page loads' | 'client-side routes';

/** A site of two routes, without a framework. */
export type PlainSite = {
  readonly home: string;
  readonly payments: string;
  /** Publishes the site without its field for an amount. */
  redesign(): void;
  close(): Promise<void>;
};

/** The router of a single-page app: replaces the content, and the address by `pushState`. */
const router = `
  const draw = () => document.querySelector('main').replaceChildren(
    document.querySelector('template[data-route="' + location.pathname + '"]').content.cloneNode(true));
  addEventListener('popstate', draw);
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="/"]');
    if (!link) return;
    event.preventDefault();
    history.pushState({}, '', link.href);
    // As a route whose code is loaded when it is opened.
    setTimeout(draw, 50);
  });
  draw();`;

/** Serves the site on its own origin. Every page load has other ids and classes, as after a rebuild. */
export async function startPlainSite(
  installation: Installation,
  routes: SiteRoutes = 'page loads',
): Promise<PlainSite> {
  let loads = 0;
  let hasAmount = true;
  const buildContent = (isHome: boolean) => {
    const mark = (name: string) => `id="${name}-${9000 + loads}" class="css-${loads}-${name}"`;
    return isHome
      ? `<h1 ${mark('h')}>Accounts</h1>
         <button ${mark('b')} type="button" name="balance">Show balance</button>
         <a ${mark('a')} href="/payments" aria-label="Payments">Payments</a>`
      : `<h1 ${mark('h')}>Payments</h1>
         <form ${mark('f')}>
           ${hasAmount ? `<label ${mark('l')}>Amount <input ${mark('i')} name="amount"></label>` : ''}
           <button ${mark('p')} type="button">Pay</button>
         </form>`;
  };
  const buildBody = (isHome: boolean) =>
    routes === 'page loads'
      ? `<main>${buildContent(isHome)}</main>`
      : `<main></main><template data-route="/">${buildContent(true)}</template>
         <template data-route="/payments">${buildContent(false)}</template><script>${router}</script>`;
  const buildPage = (isHome: boolean) => {
    loads += 1;
    return `<!doctype html><html lang="en"><head><title>Bank</title>${buildScriptTag(installation)}
      <style>body { margin: 40px } main, form { display: grid; gap: 40px; justify-items: start }</style></head>
      <body>${buildBody(isHome)}</body></html>`;
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
