import { maxLogTextLength } from '@adlane/contract/constants';
import { toJson } from '../json/toJson';

const maxDepth = 4;
const maxEntries = 50;

/**
 * Formats console arguments as one text of at most 1000 characters, without running the page's code. The work is
 * bounded by depth, entries and length, so that logging a whole store stays cheap.
 */
export function describeAll(values: readonly unknown[]): string {
  let text = '';
  for (const value of values) {
    if (text.length >= maxLogTextLength) break;
    text += (text === '' ? '' : ' ') + (typeof value === 'string' ? value : describe(value));
  }
  return text.slice(0, maxLogTextLength);
}

function describe(value: unknown): string {
  try {
    return write(value, 0, new Set());
  } catch {
    // A proxy of the page threw.
    return '[unreadable]';
  }
}

/** The value of an own property. What a getter would answer stays unknown: it is the page's code. */
function readOwn(object: object, key: PropertyKey): unknown {
  const property = Object.getOwnPropertyDescriptor(object, key);
  return property?.get ? '[getter]' : property?.value;
}

/** By the browser's own getter: a property of the same name may be the page's. */
function readNodeName(node: Node): string {
  return String(Reflect.get(Node.prototype, 'nodeName', node)).toLowerCase();
}

function write(value: unknown, depth: number, seen: Set<object>): string {
  if (typeof value === 'string') return depth === 0 ? value : toJson(value.slice(0, maxLogTextLength));
  if (typeof value === 'function') return `[function ${String(readOwn(value, 'name'))}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error)
    return value.stack?.includes(value.message) ? value.stack : `${value.name}: ${value.message}`;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (seen.has(value)) return '[circular]';
  if (depth >= maxDepth) return '[…]';
  if (value instanceof Node) return `<${readNodeName(value)}>`;
  seen.add(value);
  const text = writeMembers(value, depth + 1, seen);
  seen.delete(value);
  return text;
}

function writeMembers(object: object, depth: number, seen: Set<object>): string {
  const isList = Array.isArray(object);
  const names = isList ? [] : Object.keys(object);
  const length = isList ? Number(readOwn(object, 'length')) : names.length;
  let text = '';
  let index = 0;
  for (; index < Math.min(length, maxEntries) && text.length <= maxLogTextLength; index += 1) {
    const name = names[index];
    const value = write(readOwn(object, name ?? index), depth, seen);
    text += (text && ',') + (name === undefined ? value : `${toJson(name)}:${value}`);
  }
  if (index < length) text += ',…';
  return isList ? `[${text}]` : `{${text}}`;
}
