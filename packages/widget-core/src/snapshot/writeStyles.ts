import { escapeStyle, writeAttribute } from './writeHtml';

/** Every rule of a sheet as text, its addresses made absolute. Undefined where the browser keeps the sheet closed. */
export function sheetText(sheet: CSSStyleSheet | null, baseUrl: string): string | undefined {
  try {
    if (!sheet) return undefined;
    const base = sheet.href ?? baseUrl;
    let css = '';
    for (const rule of sheet.cssRules) css += `${rule.cssText}\n`;
    return absoluteUrls(css, base);
  } catch {
    return undefined;
  }
}

/** Makes the addresses of `url(…)` absolute; data and fragment addresses stay. */
export function absoluteUrls(css: string, base: string): string {
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

/** A style element with this text. */
export function writeStyle(css: string, media = ''): string {
  return `<style${media && writeAttribute('media', media)}>${escapeStyle(css)}</style>`;
}

/** Adopted sheets of a document or a shadow root as style elements. */
export function writeAdopted(root: DocumentOrShadowRoot, baseUrl: string): string {
  return root.adoptedStyleSheets.map((sheet) => writeStyle(sheetText(sheet, baseUrl) ?? '')).join('');
}

/** A `<style>` or `<link rel=stylesheet>`: its rules where they can be read, so that later changes to them count. */
export function writeStyleElement(element: HTMLStyleElement | HTMLLinkElement, baseUrl: string): string {
  const css = sheetText(element.sheet, baseUrl);
  if (element.disabled || element.sheet?.disabled) return '';
  if (css !== undefined) return writeStyle(css, element.media);
  if (element instanceof HTMLLinkElement) {
    return `<link rel="stylesheet"${writeAttribute('href', element.href)}${writeAttribute('media', element.media)}>`;
  }
  return writeStyle(absoluteUrls(element.textContent ?? '', baseUrl), element.media);
}
