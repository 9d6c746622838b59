/**
 * Returns the name in a `Content-Disposition` header (RFC 6266); the encoded form takes precedence. Only the
 * last path segment is used: a name never selects a folder.
 */
export function readFileName(header: string | null, fallback: string): string {
  if (header === null) return fallback;
  const encoded = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header)?.[1];
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const plain = /filename\s*=\s*([^;"\s]+)/i.exec(header)?.[1];
  const name = decode(encoded) ?? quoted ?? plain ?? '';
  return name.split(/[\\/]/).at(-1) || fallback;
}

function decode(encoded: string | undefined): string | undefined {
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Invalid percent-encoding; the plain name may still be readable.
    return undefined;
  }
}
