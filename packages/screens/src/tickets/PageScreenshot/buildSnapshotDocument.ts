import type { ScreenshotData } from '@adlane/contract/tickets';

/** Elements that bring code, another document or another address into a page. */
const foreign =
  'script, noscript, base, iframe, frame, frameset, object, embed, applet, portal, meta[http-equiv], link:not([rel~="stylesheet"])';
const addressAttributes = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'ping', 'srcdoc'];

/**
 * What may be loaded by a picture of a page: its looks, from anywhere, and nothing else. No script, no frame, no form,
 * no connection.
 */
const policy = [
  "default-src 'none'",
  'img-src http: https: data: blob:',
  "style-src http: https: data: 'unsafe-inline'",
  'font-src http: https: data:',
  "form-action 'none'",
].join('; ');

function isHarmless(address: string): boolean {
  // Browsers skip white space and control characters in front of and within a scheme.
  const bare = [...address]
    .filter((sign) => sign > ' ')
    .join('')
    .toLowerCase();
  return !/^(javascript|vbscript|data:(?!image\/))/.test(bare);
}

function cleanAttributes(element: Element): void {
  // A copy: the list is live and shrinks while it is walked.
  for (const { name, value } of Array.from(element.attributes)) {
    const isHandler = name.toLowerCase().startsWith('on');
    const isAddress = addressAttributes.includes(name.toLowerCase());
    if (isHandler || name === 'srcdoc' || (isAddress && !isHarmless(value))) element.removeAttribute(name);
  }
}

/** Brings back what HTML alone can't hold: typed values, ticks and scrolled boxes (the `bb-` attributes of widget §5). */
function restoreState(element: Element): void {
  const value = element.getAttribute('bb-data-value');
  if (value !== null) {
    if (element instanceof HTMLTextAreaElement) element.textContent = value;
    else element.setAttribute('value', value);
  }
  if (element.getAttribute('bb-data-checked') === 'true') element.setAttribute('checked', '');
  const picture = element.getAttribute('bb-canvas-data');
  if (picture?.startsWith('data:image/')) {
    const image = element.ownerDocument.createElement('img');
    image.src = picture;
    image.setAttribute('style', element.getAttribute('style') ?? '');
    element.replaceWith(image);
  }
}

function buildHead(document: Document, { baseUrl, x, y }: ScreenshotData): Node[] {
  const csp = document.createElement('meta');
  csp.setAttribute('http-equiv', 'Content-Security-Policy');
  csp.setAttribute('content', policy);
  const referrer = document.createElement('meta');
  referrer.setAttribute('name', 'referrer');
  referrer.setAttribute('content', 'no-referrer');
  const base = document.createElement('base');
  if (/^https?:\/\//i.test(baseUrl)) base.href = baseUrl;
  base.target = '_blank';
  const scrolled = document.createElement('style');
  // Moving the body, not the frame's content as a whole, leaves fixed headers where the visitor saw them.
  scrolled.textContent = `html{overflow:hidden!important}body{position:relative!important;top:${-Math.round(y)}px!important;left:${-Math.round(x)}px!important}*{animation:none!important;transition:none!important}`;
  return [csp, referrer, base, scrolled];
}

/**
 * A stranger's page as a document for a frame with `sandbox=""`. The sandbox is the wall; this takes away what the
 * wall would have to stop, so that a picture of a page is all that is left.
 */
export function buildSnapshotDocument(screenshot: ScreenshotData): string {
  // A parsed document of its own runs nothing and loads nothing.
  const document = new DOMParser().parseFromString(screenshot.html, 'text/html');
  for (const element of document.querySelectorAll(foreign)) element.remove();
  for (const element of document.querySelectorAll('*')) {
    cleanAttributes(element);
    restoreState(element);
  }
  document.head.prepend(...buildHead(document, screenshot));
  return `<!doctype html>${document.documentElement.outerHTML}`;
}
