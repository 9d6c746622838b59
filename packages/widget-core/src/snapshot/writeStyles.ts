import { maskStyles } from '../privacy/maskStyles';
import { escapeStyle, escapeText, writeAttribute } from './writeHtml';

/** How styles are written. */
export type StyleOptions = {
  /** For XML, without shadow roots: their rules are limited to their element by `@scope`. */
  readonly isXml: boolean;
  /** The document of the page; others are frames in it. */
  readonly document: Document;
  /** Elements with hidden text, value or image besides those of the masking class. */
  readonly hidden: ReadonlySet<Element>;
};

/** Replaces the body of a frame, whose document is written as a shadow root. */
export const frameBody = 'data-adlane-body';

/** Returns the rules of a sheet as text, with absolute URLs; undefined if the browser denies access. */
export function readSheetText(sheet: CSSStyleSheet | null, baseUrl: string): string | undefined {
  try {
    if (!sheet) return undefined;
    const base = sheet.href ?? baseUrl;
    let css = '';
    for (const rule of sheet.cssRules) css += `${rule.cssText}\n`;
    return resolveUrls(css, base);
  } catch {
    return undefined;
  }
}

/** Makes the addresses of `url(…)` absolute; data and fragment addresses stay. */
export function resolveUrls(css: string, base: string): string {
  return css.replace(
    /url\(\s*(["']?)((?!data:|blob:|#)[^"')]+)\1\s*\)/gi,
    (whole, quote: string, url: string) => {
      try {
        return `url(${quote}${new URL(url, base).href}${quote})`;
      } catch {
        return whole;
      }
    },
  );
}

/** Rules of a frame's page, for its place in a shadow root: there `html` is the host, and `body` an element in it. */
export function adaptFrameStyles(css: string): string {
  return css
    .replace(/(^|[\s,}(>+~])(?::root|html)(?=[\s,{>+~)])/g, '$1:host')
    .replace(/(^|[\s,}(>+~])body(?=[\s,.{:#[>+~)])/g, `$1[${frameBody}]`);
}

/** A style element with these rules of `root`. */
function writeStyle(
  text: string,
  media: string,
  root: Node,
  { isXml, document, hidden }: StyleOptions,
): string {
  const css = maskStyles(text, root, hidden);
  const isPage = root === document;
  const rules = isPage || root.ownerDocument === document ? css : adaptFrameStyles(css);
  const attribute = media && writeAttribute('media', media);
  if (!isXml) return `<style${attribute}>${escapeStyle(rules)}</style>`;
  const scoped = rules.replace(/:host(?:\(([^)]*)\))?/g, ':scope$1');
  return `<style${attribute}>${escapeText(isPage ? rules : `@scope{${scoped}}`)}</style>`;
}

/** Adopted sheets of a document or a shadow root as style elements. */
export function writeAdopted(root: Document | ShadowRoot, options: StyleOptions): string {
  return root.adoptedStyleSheets
    .map((sheet) => writeStyle(readSheetText(sheet, root.baseURI) ?? '', '', root, options))
    .join('');
}

/** A `<style>` or `<link rel=stylesheet>`: its rules where they can be read, so that later changes to them count. */
export function writeStyleElement(
  element: HTMLStyleElement | HTMLLinkElement,
  options: StyleOptions,
): string {
  const { sheet, media, baseURI } = element;
  const css = readSheetText(sheet, baseURI);
  if (element.disabled || sheet?.disabled) return '';
  const root = element.getRootNode();
  if (css !== undefined) return writeStyle(css, media, root, options);
  if (!('href' in element))
    return writeStyle(resolveUrls(element.textContent ?? '', baseURI), media, root, options);
  // An SVG image loads nothing.
  if (options.isXml) return '';
  return `<link rel="stylesheet"${writeAttribute('href', element.href)}${writeAttribute('media', media)}>`;
}
