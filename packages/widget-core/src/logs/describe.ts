import { maxLogTextLength } from '@adlane/contract/constants';
import { asNumber, asText } from '../json/readers';
import { toJson } from '../json/toJson';
import { readProperty } from '../page/readProperty';

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

/** An error of the browser: a page may have replaced `Error`. */
function createError(): unknown {
  try {
    return decodeURIComponent('%');
  } catch (error) {
    return error;
  }
}

/** The browser's own getters of errors and bytes. Pages that lack `DOMException` work. */
const browserGetters: ReadonlySet<unknown> = new Set(
  [
    createError(),
    Error.prototype,
    globalThis.DOMException?.prototype,
    DataView.prototype,
    Object.getPrototypeOf(Uint8Array.prototype),
  ].flatMap((owner) =>
    Object.values(Object.getOwnPropertyDescriptors(Object(owner))).flatMap(({ get }) => get ?? []),
  ),
);

function readText(error: Error, key: 'name' | 'message' | 'stack'): string {
  return asText(readProperty(error, key, browserGetters)) ?? '';
}

/** Its stack, where that is not made by the page, else its name and message. */
function writeError(error: Error): string {
  const stack = 'prepareStackTrace' in Error ? '' : readText(error, 'stack');
  const message = readText(error, 'message');
  return stack && stack.includes(message) ? stack : `${readText(error, 'name') || 'Error'}: ${message}`;
}

/** The message of an error, else the value that is thrown in its place. */
export function describeReason(reason: unknown): string {
  return reason instanceof Error ? readText(reason, 'message') : describe(reason);
}

/** By the browser's own getter: a property of the same name may be the page's. */
function readNodeName(node: Node): string {
  return String(Reflect.get(Node.prototype, 'nodeName', node)).toLowerCase();
}

function write(value: unknown, depth: number, seen: Set<object>): string {
  if (typeof value === 'string') return depth === 0 ? value : toJson(value.slice(0, maxLogTextLength));
  if (typeof value === 'function') return `[function ${asText(readProperty(value, 'name')) ?? ''}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return writeError(value);
  if (ArrayBuffer.isView(value))
    return `[${asNumber(readProperty(value, 'byteLength', browserGetters)) ?? '…'} bytes]`;
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
  const length = isList ? Number(readProperty(object, 'length')) : names.length;
  let text = '';
  let index = 0;
  for (; index < Math.min(length, maxEntries) && text.length <= maxLogTextLength; index += 1) {
    const name = names[index];
    const property = Object.getOwnPropertyDescriptor(object, name ?? index);
    const value = write(property?.get ? '[getter]' : property?.value, depth, seen);
    text += (text && ',') + (name === undefined ? value : `${toJson(name)}:${value}`);
  }
  if (index < length) text += ',…';
  return isList ? `[${text}]` : `{${text}}`;
}
