import type { WebReplay } from '../../widget/tickets';
import { mapAttributes } from './mapAttributes';
import { type MapResource, mapStyleText } from './mapStyleText';

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Replaces those fields that the value has. */
function replaceFields(value: Fields, maps: Readonly<Record<string, (field: unknown) => unknown>>): Fields {
  const changed = Object.entries(maps)
    .filter(([name]) => name in value)
    .map(([name, mapField]) => [name, mapField(value[name])] as const);
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

const inList =
  (mapItem: (item: unknown) => unknown) =>
  (list: unknown): unknown =>
    Array.isArray(list) ? list.map(mapItem) : list;

const inRecord =
  (mapRecord: (record: Fields) => unknown) =>
  (value: unknown): unknown =>
    isRecord(value) ? mapRecord(value) : value;

/**
 * Replaces the resources in the events of a recording: in its pages, in elements and attributes that were added or changed
 * later, and in rules of style sheets.
 */
export function mapReplay(events: WebReplay['events'], map: MapResource): WebReplay['events'] {
  const mapCss = (css: unknown) => (typeof css === 'string' ? mapStyleText(css, map) : css);

  function mapNode(node: unknown, isInStyle = false): unknown {
    if (!isRecord(node)) return node;
    const tag = String(node['tagName'] ?? '').toLowerCase();
    const isStyle = isInStyle || node['isStyle'] === true;
    return replaceFields(node, {
      attributes: inRecord((attributes) => mapAttributes(tag, attributes, map)),
      childNodes: inList((child) => mapNode(child, tag === 'style')),
      ...(isStyle && { textContent: mapCss }),
    });
  }

  const mapRule = inRecord((rule) => replaceFields(rule, { rule: mapCss, node: (node) => mapNode(node) }));
  const mapChange = inRecord((change) =>
    replaceFields(change, { attributes: inRecord((attributes) => mapAttributes('', attributes, map)) }),
  );
  const mapData = inRecord((data) =>
    replaceFields(data, {
      node: (node) => mapNode(node),
      adds: inList(mapRule),
      attributes: inList(mapChange),
      styles: inList(inRecord((sheet) => replaceFields(sheet, { rules: inList(mapRule) }))),
      replace: mapCss,
      replaceSync: mapCss,
      set: inRecord((declaration) => replaceFields(declaration, { value: mapCss })),
    }),
  );
  return events.map((event) => ({ ...event, data: mapData(event.data) }));
}
