import { maxLogTextLength } from '@adlane/contract/constants';
import { toJson } from '../json/toJson';

const maxDepth = 4;
const maxEntries = 50;

/**
 * Formats console arguments as one text of at most 1000 characters. The work is bounded by depth, entries and
 * length, so that logging a whole store stays cheap.
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
    // A getter or a proxy of the page threw.
    return '[unreadable]';
  }
}

function write(value: unknown, depth: number, seen: Set<object>): string {
  if (typeof value === 'string') return depth === 0 ? value : toJson(value.slice(0, maxLogTextLength));
  if (typeof value === 'function') return `[function ${value.name}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error)
    return value.stack?.includes(value.message) ? value.stack : `${value.name}: ${value.message}`;
  if (seen.has(value)) return '[circular]';
  if (depth >= maxDepth) return '[…]';
  const { nodeType, nodeName }: { nodeType?: unknown; nodeName?: unknown } = value;
  if (typeof nodeType === 'number') return `<${String(nodeName).toLowerCase()}>`;
  seen.add(value);
  const text = Array.isArray(value) ? writeList(value, depth, seen) : writeObject(value, depth, seen);
  seen.delete(value);
  return text;
}

function writeList(list: readonly unknown[], depth: number, seen: Set<object>): string {
  return `[${joinBounded(list.slice(0, maxEntries), list.length, (entry) => write(entry, depth + 1, seen))}]`;
}

function writeObject(object: object, depth: number, seen: Set<object>): string {
  const entries = Object.entries(object);
  const text = joinBounded(
    entries.slice(0, maxEntries),
    entries.length,
    ([key, entry]) => `${toJson(key)}:${write(entry, depth + 1, seen)}`,
  );
  return `{${text}}`;
}

function joinBounded<T>(entries: readonly T[], length: number, print: (entry: T) => string): string {
  const parts: string[] = [];
  let size = 0;
  for (const entry of entries) {
    if (size > maxLogTextLength) break;
    const part = print(entry);
    size += part.length;
    parts.push(part);
  }
  return parts.join(',') + (parts.length < length ? ',…' : '');
}
