/** Protocols that a link may lead to; `javascript:`, `data:` and their like run code in the host's page. */
const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The absolute address, or undefined where it is none that a page may be led to. */
export function parseSafeUrl(url: string, base: string): string | undefined {
  try {
    const { href, protocol } = new URL(url, base);
    return allowed.has(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
