import { isWithin, privateTextSelector } from './privacy';

const quoted = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;
const token = new RegExp(`${quoted.source}|/\\*[^]*?\\*/|[{};]|[^"'{};/]+|[^]`, 'g');
/** Generated content, and variables that it may come from. */
const generated = /^\s*(?:content\s*:|--)/;
/** Boxes and states of an element: the rule is about the element without them. */
const ofElement = /::[\w-]+(?:\([^)]*\))?|:(?:before|after|hover|focus[\w-]*|active|visited)\b/g;
/** Longer texts are words; shorter ones are icons, quotes and separators. */
const maxOpenLength = 2;

/**
 * Masks the words that style sheets put into private elements: `content: "…"`. Rules that an open element of
 * the page also has are left unchanged, as their words are seen there. Sheets of a page without private
 * elements are returned as they are.
 * @param root the document or shadow root of the sheet
 */
export function maskStyles(css: string, root: Node, hidden: ReadonlySet<Element> = new Set()): string {
  if (!/content\s*:|--/.test(css)) return css;
  const isPrivate = (element: Element) => isWithin(element, privateTextSelector) || hidden.has(element);
  const tree = root as Document | ShadowRoot;
  const page = root.ownerDocument ?? (root as Document);
  const host = 'host' in tree ? tree.host : page.documentElement;
  const hasPrivate = [page, tree].some((one) => one.querySelector(privateTextSelector));
  if (!hasPrivate && hidden.size === 0 && !isPrivate(host)) return css;
  const isOpen = (selector: string) => {
    if (selector.includes(':host')) return !isPrivate(host);
    try {
      const elements = tree.querySelectorAll(selector.replace(ofElement, '').trim() || '*');
      return Array.from(elements).some((element) => !isPrivate(element));
    } catch {
      // A selector that this browser does not know, or a step of an animation.
      return false;
    }
  };
  return replaceDeclarations(css, (declaration, selector) => {
    if (!generated.test(declaration)) return declaration;
    const masked = maskWords(declaration);
    return masked === declaration || isOpen(selector) ? declaration : masked;
  });
}

/** Masks the words in variables of a style attribute. */
export function maskStyleAttribute(style: string): string {
  return style.includes('--') ? replaceDeclarations(style, maskWords) : style;
}

function maskWords(declaration: string): string {
  return declaration.replace(quoted, (text) => {
    const { length } = text.slice(1, -1).replace(/\\[\da-f]{1,6}\s?|[^]/gi, '*');
    return length > maxOpenLength ? `"${'*'.repeat(length)}"` : text;
  });
}

/** Replaces each declaration, given the selector of its rule; comments are left out. */
function replaceDeclarations(
  css: string,
  replace: (declaration: string, selector: string) => string,
): string {
  const selectors = [''];
  let written = '';
  let text = '';
  for (const part of [...(css.match(token) ?? []), '']) {
    const selector = selectors.at(-1) ?? '';
    if (part === '{') {
      written += text + part;
      selectors.push(nestSelector(selector, text.trim()));
      text = '';
    } else if (part === ';' || part === '}' || part === '') {
      written += replace(text, selector) + part;
      if (part === '}') selectors.pop();
      text = '';
    } else if (!part.startsWith('/*')) text += part;
  }
  return written;
}

function nestSelector(around: string, selector: string): string {
  if (selector.startsWith('@') || !around) return selector.startsWith('@') ? around : selector;
  const outer = `:is(${around.replace(ofElement, '')})`;
  return selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`;
}
