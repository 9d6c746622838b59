import type { WebReplay } from '@adlane/contract/widget/tickets';

/** Most elements inside of each other; the player and the browser need stack for each. */
const maxDepth = 500;

const fullSnapshot = 2;
const mutation = 0;
const elementNode = 2;

/** Names that a recorder writes. */
const elementName = /^[a-z_][\w.-]*(:[a-z_][\w.-]*)?$/i;

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function damaged(reason: string): Error {
  return new Error(`The recording is damaged: ${reason}.`);
}

/** Returns the nodes inside of a node. @throws Error if the player could not build the node */
function readChildren(node: unknown, ids: Set<number>): readonly unknown[] {
  if (!isRecord(node)) throw damaged('a node is no object');
  const { id, type, tagName, childNodes = [] } = node;
  if (!Number.isSafeInteger(id) || ids.has(Number(id))) throw damaged('a node has no id, or that of another');
  ids.add(Number(id));
  if (type === elementNode && !elementName.test(String(tagName))) throw damaged('an element has no name');
  if (!Array.isArray(childNodes)) throw damaged('a node has no list of nodes inside');
  return childNodes;
}

/** Goes through a tree level by level, so that depth costs no stack. */
function assertTree(root: unknown): void {
  const ids = new Set<number>();
  let level: readonly unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw damaged(`its elements are nested deeper than ${maxDepth} levels`);
    level = level.flatMap((node) => readChildren(node, ids));
  }
}

/**
 * Refuses an untrusted recording with trees that the player could not build: it would fail in a task that
 * its caller can't catch, and show an empty page.
 * @throws Error with the reason
 */
export function assertPlayable(events: WebReplay['events']): void {
  for (const { type, data } of events) {
    if (!isRecord(data)) throw damaged('an event has no data');
    if (type === fullSnapshot) assertTree(data['node']);
    const { source, adds } = data;
    // Events of style sheets add rules, not nodes.
    if (source === mutation && Array.isArray(adds))
      for (const added of adds) assertTree(isRecord(added) ? added['node'] : undefined);
  }
}
