/** One parameter after the other, so that what stands in quotes is never taken for a parameter. */
const parameter = /;\s*([\w*-]+)=(?:"([^"]*)"|([^;\s]*))/g;

/** Browsers write quotes and line ends of names so (HTML, multipart/form-data encoding). */
function unescape(text: string): string {
  return text.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}

export type PartName = { readonly name: string; readonly filename: string | undefined };

/** What a part of a form is called, in any script; the parser that splits forms knows Latin names only. */
export function partName(disposition: unknown): PartName {
  const header = typeof disposition === 'string' ? disposition : '';
  const found = new Map<string, string>();
  for (const [, key = '', quoted, bare] of header.matchAll(parameter)) {
    if (!found.has(key.toLowerCase())) found.set(key.toLowerCase(), unescape(quoted ?? bare ?? ''));
  }
  return { name: found.get('name') ?? '', filename: found.get('filename') };
}
