import type { ScreenshotData, TicketResources } from '@adlane/contract/widget/tickets';
import { createResourceMap } from '../createResourceMap';
import { frameRules } from '../pageState/frameRules';
import { untrustedPagePolicy } from '../untrustedPagePolicy';
import { showResources } from './showResources';

/** Begins a document in quirks mode. A `srcdoc` ignores it. */
const quirksDoctype = '<!doctype html public "-//W3C//DTD HTML 4.0 Transitional//EN">';

/** Returns whether the document of a screenshot is in quirks mode, which no `srcdoc` can show. */
export function isInQuirksMode(html: string): boolean {
  return html.startsWith(quirksDoctype);
}

/** Elements that bring code, another document or a request into a page. */
const foreign =
  'script, noscript, base, iframe, frame, frameset, object, embed, applet, portal, meta[http-equiv], link';
const addressAttributes = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'ping', 'srcdoc'];

function isHarmless(address: string): boolean {
  // Browsers ignore white space and control characters before and within a scheme.
  const bare = [...address]
    .filter((sign) => sign > ' ')
    .join('')
    .toLowerCase();
  return !/^(javascript|vbscript|data:(?!image\/))/.test(bare);
}

function cleanAttributes(element: Element): void {
  // Copied: the list is live and shrinks while attributes are removed.
  for (const { name, value } of Array.from(element.attributes)) {
    const isHandler = name.toLowerCase().startsWith('on');
    const isAddress = addressAttributes.includes(name.toLowerCase());
    if (isHandler || name === 'srcdoc' || (isAddress && !isHarmless(value))) element.removeAttribute(name);
  }
}

/** Writes typed values, checked boxes and canvases into the markup (the `bb-` attributes of widget §5). */
function restoreState(element: Element): void {
  const value = element.getAttribute('bb-data-value');
  if (value !== null) {
    if (element instanceof HTMLTextAreaElement) element.textContent = value;
    else element.setAttribute('value', value);
  }
  if (element.getAttribute('bb-data-checked') === 'true') element.setAttribute('checked', '');
  const canvasData = element.getAttribute('bb-canvas-data');
  if (canvasData?.startsWith('data:image/')) {
    const image = element.ownerDocument.createElement('img');
    image.src = canvasData;
    image.setAttribute('style', element.getAttribute('style') ?? '');
    element.replaceWith(image);
  }
}

function buildHead(document: Document): Node[] {
  const csp = document.createElement('meta');
  csp.setAttribute('http-equiv', 'Content-Security-Policy');
  csp.setAttribute('content', untrustedPagePolicy);
  const referrer = document.createElement('meta');
  referrer.setAttribute('name', 'referrer');
  referrer.setAttribute('content', 'no-referrer');
  const base = document.createElement('base');
  base.target = '_blank';
  const still = document.createElement('style');
  still.textContent = [
    'html{overflow:hidden!important}*{transition:none!important;scroll-behavior:auto!important}',
    ...frameRules,
  ].join('');
  return [csp, referrer, base, still];
}

/** Lists a document or shadow tree with the shadow trees inside, which a parser leaves in templates. */
function listTrees(root: ParentNode): ParentNode[] {
  return [
    root,
    ...Array.from(root.querySelectorAll('template')).flatMap(({ content }) => listTrees(content)),
  ];
}

function cleanTree(root: ParentNode): void {
  for (const element of root.querySelectorAll(foreign)) element.remove();
  for (const element of root.querySelectorAll('*')) {
    cleanAttributes(element);
    restoreState(element);
  }
}

/**
 * Builds a document from an untrusted page for a frame in `snapshotSandbox`. The sandbox is the barrier;
 * sanitizing removes what it would have to block. `restorePageState` then adds what markup cannot hold.
 * @param resources what the server fetched from the addresses in the page
 */
export function buildSnapshotDocument(screenshot: ScreenshotData, resources: TicketResources = {}): string {
  // A parsed document runs no scripts and loads nothing.
  const document = new DOMParser().parseFromString(screenshot.html, 'text/html');
  const map = createResourceMap(resources, screenshot.baseUrl);
  for (const tree of listTrees(document)) {
    for (const element of tree.querySelectorAll('*')) showResources(element, map);
    cleanTree(tree);
  }
  document.head.prepend(...buildHead(document));
  // Pages that say nothing of their mode are from other widgets, which leave it out.
  const isQuirky = document.doctype !== null && document.compatMode === 'BackCompat';
  return `${isQuirky ? quirksDoctype : '<!doctype html>'}${document.documentElement.outerHTML}`;
}
