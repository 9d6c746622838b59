import { type MapResource, mapAttributes, mapStyleText } from '@adlane/contract/rules';

/** A tag's name, and one of its attributes; each is read where the one before ended. */
const tagStart = /<([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** Decodes what browsers write in attributes. */
function decode(value: string): string {
  return value.replace(/&(amp|quot|lt|gt|#39);/g, (_whole, name: string) => entities[name] ?? "'");
}

type Tag = { readonly name: string; readonly attributes: Record<string, string>; readonly end: number };

function readTag(html: string, start: number): Tag | undefined {
  tagStart.lastIndex = start;
  const name = tagStart.exec(html)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const attributes: Record<string, string> = {};
  let end = tagStart.lastIndex;
  for (;;) {
    attribute.lastIndex = end;
    const [whole, key = '', double, single, bare] = attribute.exec(html) ?? [];
    if (whole === undefined) return { name, attributes, end };
    attributes[key.toLowerCase()] ??= decode(double ?? single ?? bare ?? '');
    end = attribute.lastIndex;
  }
}

/**
 * Passes the resources in a page's markup to `map`, whose results are not used. Reads what browsers write, in linear time: it
 * may miss a resource of a hostile page.
 */
export function mapMarkup(html: string, map: MapResource): void {
  let at = html.indexOf('<');
  while (at >= 0) {
    const tag = readTag(html, at);
    let end = tag?.end ?? at + 1;
    if (tag?.name === 'style' || tag?.name === 'script') {
      const close = html.indexOf('</', end);
      // Neither has `</` before its own end.
      if (close < 0) return;
      if (tag.name === 'style') mapStyleText(html.slice(end, close), map);
      end = close;
    } else if (tag) mapAttributes(tag.name, tag.attributes, map);
    at = html.indexOf('<', end);
  }
}
