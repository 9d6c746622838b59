/** Matches one parameter after the other, so that quoted text is never read as a parameter. */
const parameter = /;\s*([\w*-]+)=(?:"([^"]*)"|([^;\s]*))/g;

/** Reverts how browsers escape quotes and line breaks in names (HTML, multipart/form-data encoding). */
function unescape(text: string): string {
  return text.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}

export type PartName = { readonly name: string; readonly filename: string | undefined };

/** Returns the name of a form's part in any script; the multipart parser only reads Latin names. */
export function parsePartName(disposition: unknown): PartName {
  const header = typeof disposition === 'string' ? disposition : '';
  const found = new Map<string, string>();
  for (const [, key = '', quoted, bare] of header.matchAll(parameter)) {
    if (!found.has(key.toLowerCase())) found.set(key.toLowerCase(), unescape(quoted ?? bare ?? ''));
  }
  return { name: found.get('name') ?? '', filename: found.get('filename') };
}
