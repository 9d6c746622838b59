import { type ParserPlugin, parse } from '@babel/parser';

/** A node of the syntax tree. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** Returns the node of a field, if it has one. */
export function getNode(node: Node, field: string): Node | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

/** Returns the nodes of a list. */
export function listNodes(node: Node, field: string): readonly Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Returns the name of an identifier, or the text of a string. */
export function getText(node: Node | undefined): string | undefined {
  const text = node?.['name'] ?? node?.['value'];
  return typeof text === 'string' ? text : undefined;
}

/** Visits a node and all below it, each with the node that holds it and the field. */
export function visit(node: Node, see: (node: Node, parent: Node | undefined, field: string) => void): void {
  const go = (each: Node, parent: Node | undefined, name: string) => {
    see(each, parent, name);
    for (const [field, value] of Object.entries(each)) {
      if (/^(?:leading|trailing|inner)?comments$/i.test(field)) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) go(child, each, field);
    }
  };
  go(node, undefined, '');
}

/**
 * Parses JavaScript or TypeScript.
 * @param path decides about JSX, which `.ts` files have none of
 * @throws SyntaxError
 */
export function parseSource(source: string, path: string): Node {
  const plugins: ParserPlugin[] = ['typescript', 'decorators'];
  if (!/\.[cm]?ts$/.test(path)) plugins.push('jsx');
  const { program } = parse(source, { sourceType: 'unambiguous', plugins });
  return program as unknown as Node;
}
