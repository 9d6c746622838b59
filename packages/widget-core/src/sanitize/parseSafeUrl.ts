/** Protocols that a link may lead to; `javascript:`, `data:` and their like run code in the host's page. */
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Returns the absolute URL, or undefined if a page must not lead to it. */
export function parseSafeUrl(url: string, base: string): string | undefined {
  try {
    const { href, protocol } = new URL(url, base);
    return allowed.has(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
