import { parseSafeUrl } from './parseSafeUrl';

/** Elements that are allowed in a project's texts; other elements are replaced by their text. */
const allowed = new Set(
  'a b blockquote br code div em h1 h2 h3 h4 hr i img li ol p pre s small span strong u ul'.split(' '),
);
/** Elements that go with everything in them. */
const dropped = new Set(
  'script style iframe object embed template noscript svg math textarea title'.split(' '),
);
const empty = new Set(['br', 'hr', 'img']);
const maxDepth = 30;
/** Characters of one tag; longer ones are no tags of an editor. */
const maxTagLength = 2000;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Character references as text. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function attribute(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? '');
}

function createAllowed(document: Document, name: string, tag: string): HTMLElement {
  const element = document.createElement(name);
  const url = (attributeName: string) => parseSafeUrl(attribute(tag, attributeName), document.baseURI);
  if (name === 'a') {
    const raw = attribute(tag, 'href');
    // The widget itself opens links to its own contents.
    const href = raw.startsWith('gleap://') ? raw : raw && url('href');
    if (href) element.setAttribute('href', href);
    element.setAttribute('rel', 'noopener noreferrer');
    element.setAttribute('target', '_blank');
  }
  if (name === 'img') {
    const src = attribute(tag, 'src').trim() && url('src');
    if (src && /^https?:/.test(src)) element.setAttribute('src', src);
    element.setAttribute('alt', attribute(tag, 'alt'));
  }
  return element;
}

/**
 * Converts a project's HTML to nodes: a small allow-list of elements, links and images with checked URLs,
 * everything else as text. Built node by node, which strict policies and Trusted Types allow; takes linear
 * time.
 */
export function createSafeHtml(document: Document, html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const open: { readonly name: string; readonly node: HTMLElement }[] = [];
  const append = (node: Node | string) => (open.at(-1)?.node ?? fragment).append(node);
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (html.startsWith('<!--', start)) {
      append(decode(html.slice(at, start)));
      const comment = html.indexOf('-->', start);
      at = comment < 0 ? html.length : comment + '-->'.length;
      continue;
    }
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (end < 0) break;
    if (start > at) append(decode(html.slice(at, start)));
    at = end + 1;
    const tag = html.slice(start + 1, Math.min(end, start + maxTagLength));
    const name = /^\/?([a-z][a-z\d]*)/i.exec(tag)?.[1]?.toLowerCase();
    if (!name) {
      // The `<` of a comparison is text, a declaration is nothing.
      if (!/^[!?/]/.test(tag)) append(decode(html.slice(start, at)));
      continue;
    }
    if (tag.startsWith('/')) {
      const index = open.findLastIndex((candidate) => candidate.name === name);
      if (index >= 0) open.length = index;
    } else if (dropped.has(name)) {
      const close = tag.endsWith('/') ? at : lower.indexOf(`</${name}`, at);
      const closeEnd = close < 0 ? -1 : html.indexOf('>', close);
      if (!tag.endsWith('/')) at = closeEnd < 0 ? html.length : closeEnd + 1;
    } else if (allowed.has(name)) {
      const node = createAllowed(document, name, tag);
      append(node);
      if (!empty.has(name) && open.length < maxDepth) open.push({ name, node });
    }
  }
  if (at < html.length) append(decode(html.slice(at)));
  return fragment;
}
