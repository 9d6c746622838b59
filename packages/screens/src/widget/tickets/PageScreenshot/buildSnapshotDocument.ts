import type { ScreenshotData, TicketResources } from '@adlane/contract/widget/tickets';
import { createResourceMap } from '../createResourceMap';
import { untrustedPagePolicy } from '../untrustedPagePolicy';
import { showResources } from './showResources';

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

/**
 * Restores state that HTML cannot hold: typed values, checkboxes and canvases (the `bb-` attributes of widget
 * §5).
 */
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

function readPixels(element: Element, name: string): number {
  const pixels = Number(element.getAttribute(name));
  return Number.isFinite(pixels) ? Math.round(pixels) : 0;
}

/**
 * Shows a scrolled box as the visitor saw it. Without scripts nothing can scroll in the frame, so the content
 * of the box is moved. Bare text is wrapped, since only elements can be moved.
 */
function restoreScroll(box: Element): void {
  const left = readPixels(box, 'bb-scrollpos-left');
  const top = readPixels(box, 'bb-scrollpos-top');
  const isPage = box.localName === 'html' || box.localName === 'body';
  if (isPage || box instanceof HTMLTextAreaElement || (left === 0 && top === 0)) return;
  for (const node of Array.from(box.childNodes)) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
      const wrapper = box.ownerDocument.createElement('span');
      // A translation applies to boxes, not to plain inline text.
      wrapper.setAttribute('style', 'display:inline-block');
      node.replaceWith(wrapper);
      wrapper.append(node);
    }
  }
  for (const child of box.children) {
    const style = child.getAttribute('style') ?? '';
    child.setAttribute('style', `translate:${-left}px ${-top}px;${style}`);
  }
}

function buildHead(document: Document, { x, y }: ScreenshotData): Node[] {
  const csp = document.createElement('meta');
  csp.setAttribute('http-equiv', 'Content-Security-Policy');
  csp.setAttribute('content', untrustedPagePolicy);
  const referrer = document.createElement('meta');
  referrer.setAttribute('name', 'referrer');
  referrer.setAttribute('content', 'no-referrer');
  const base = document.createElement('base');
  base.target = '_blank';
  const scrolled = document.createElement('style');
  // Moving the body, not the whole content of the frame, leaves fixed headers in place.
  scrolled.textContent = `html{overflow:hidden!important}body{position:relative!important;top:${-Math.round(y)}px!important;left:${-Math.round(x)}px!important}*{animation:none!important;transition:none!important}`;
  return [csp, referrer, base, scrolled];
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
 * Builds a document from an untrusted page for a frame with `sandbox=""`. The sandbox is the barrier;
 * sanitizing removes what it would have to block.
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
  for (const box of document.querySelectorAll('[bb-scrollpos]')) restoreScroll(box);
  document.head.prepend(...buildHead(document, screenshot));
  return `<!doctype html>${document.documentElement.outerHTML}`;
}
