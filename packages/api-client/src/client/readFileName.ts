/**
 * The name in a `Content-Disposition` header (RFC 6266); the encoded form wins over the plain one.
 * Only the last part of a path is kept: a name never chooses a folder.
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
    // A broken escape is somebody else's bug; the plain name may still be readable.
    return undefined;
  }
}
