import type { WebReplay } from '@adlane/contract/widget/tickets';

type Events = WebReplay['events'];
type Fields = Readonly<Record<string, unknown>>;

const incremental = 3;
const font = 10;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapList(list: unknown, map: (item: unknown) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  const mapped = list.map(map);
  return mapped.some((item, index) => item !== list[index]) ? mapped : list;
}

function omit(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** Takes the meaning from links and refreshes of a tree of nodes; returns the same tree without any. */
function disarm(node: unknown): unknown {
  if (!isRecord(node)) return node;
  const childNodes = mapList(node['childNodes'], disarm);
  const attributes = disarmAttributes(String(node['tagName'] ?? '').toLowerCase(), node['attributes']);
  const isSame = childNodes === node['childNodes'] && attributes === node['attributes'];
  return isSame ? node : { ...node, ...(attributes !== undefined && { attributes }), childNodes };
}

function disarmAttributes(tag: string, attributes: unknown): unknown {
  if (!isRecord(attributes)) return attributes;
  // A policy does not cover preconnect and dns-prefetch. A style sheet in a link is in `_cssText`.
  if (tag === 'link' && 'rel' in attributes) return omit(attributes, 'rel');
  if (tag === 'meta' && 'http-equiv' in attributes) return omit(attributes, 'http-equiv');
  return attributes;
}

/** Changed attributes come without the name of their element. */
function disarmChange(change: unknown): unknown {
  const attributes = isRecord(change) ? change['attributes'] : undefined;
  if (!isRecord(change) || !isRecord(attributes)) return change;
  if (!('rel' in attributes) && !('http-equiv' in attributes)) return change;
  return { ...change, attributes: omit(omit(attributes, 'rel'), 'http-equiv') };
}

function disarmAdded(added: unknown): unknown {
  if (!isRecord(added)) return added;
  const node = disarm(added['node']);
  return node === added['node'] ? added : { ...added, node };
}

function disarmData(data: Fields): Fields {
  const changed = {
    node: disarm(data['node']),
    adds: mapList(data['adds'], disarmAdded),
    attributes: mapList(data['attributes'], disarmChange),
  };
  const different = Object.entries(changed).filter(([name, value]) => value !== data[name]);
  return different.length === 0 ? data : { ...data, ...Object.fromEntries(different) };
}

/**
 * Drops from an untrusted recording what the policy of the player's frame can't stop: links that look up or
 * connect to a host, page refreshes, and fonts, which the player loads outside of the frame.
 */
export function dropRequests(events: Events): Events {
  return events
    .filter(({ type, data }) => {
      const isFont = type === incremental && isRecord(data) && data['source'] === font;
      return !isFont || data['buffer'] === true;
    })
    .map((event) => {
      const data = isRecord(event.data) ? disarmData(event.data) : event.data;
      return data === event.data ? event : { ...event, data };
    });
}
