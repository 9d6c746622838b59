import {
  createElement,
  Fragment as ReactFragment,
  type ReactNode,
  useLayoutEffect as useReactEffect,
  useState as useReactState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot as createReactRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createRoot } from './createRoot';
import { useEffect, useState } from './hooks';
import { type Component, Fragment, jsx, type View } from './jsxRuntime';

/** A tree that either renderer can draw. `part` is a component with a state and an effect. */
type Tree =
  | { readonly kind: 'text'; readonly text: string | null }
  | {
      readonly kind: 'div' | 'span' | 'part' | 'group';
      readonly name: string;
      readonly key: string | undefined;
      readonly children: readonly Tree[];
    };

/** Names that parts were called, in the order of their effects: with a plus where one began, a minus where it ended. */
type Log = string[];

function ownTree(tree: Tree, log: Log): View {
  const Part: Component = ownPart(log);
  const draw = (each: Tree): View => {
    if (each.kind === 'text') return each.text;
    const { kind, name, key } = each;
    const children = each.children.map(draw);
    if (kind === 'group') return jsx(Fragment, { children }, key);
    if (kind === 'part') return jsx(Part, { name, children }, key);
    return jsx(kind, { title: name, hidden: name === 'a', children }, key);
  };
  return draw(tree);
}

const parts = new Map<Log, Component>();
function ownPart(log: Log): Component {
  const known = parts.get(log);
  if (known) return known;
  const Part: Component = ({ name, children }) => {
    const [first] = useState(name);
    useEffect(() => {
      log.push(`+${String(name)}`);
      return () => log.push(`-${String(name)}`);
    }, [name]);
    return [jsx('i', { children: `${String(first)}${String(name)}` }), children as View];
  };
  parts.set(log, Part);
  return Part;
}

type PartProps = { readonly name: string; readonly log: Log; readonly children?: ReactNode };

function ReactPart({ name, log, children }: PartProps) {
  const [first] = useReactState(name);
  useReactEffect(() => {
    log.push(`+${name}`);
    return () => void log.push(`-${name}`);
  }, [name, log]);
  return createElement(ReactFragment, null, createElement('i', null, `${first}${name}`), children);
}

function reactTree(tree: Tree, log: Log): ReactNode {
  if (tree.kind === 'text') return tree.text;
  const { kind, name, key } = tree;
  const children = tree.children.map((child) => reactTree(child, log));
  if (kind === 'group') return createElement(ReactFragment, { key }, children);
  if (kind === 'part') return createElement(ReactPart, { key, name, log }, children);
  return createElement(kind, { key, title: name, hidden: name === 'a' }, children);
}

/** The same row of numbers each time. */
function numbers() {
  let seed = 7;
  return (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % below;
  };
}

function randomTree(random: (below: number) => number, depth: number, key?: string): Tree {
  if (depth === 0 || (key === undefined && random(5) === 0))
    return { kind: 'text', text: [null, 'x', 'y'][random(3)] ?? null };
  const isKeyed = random(2) === 0;
  const keys = ['1', '2', '3', '4', '5'].filter(() => random(3) > 0);
  for (let at = keys.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [keys[at], keys[other]] = [keys[other] ?? '', keys[at] ?? ''];
  }
  return {
    kind: (['div', 'span', 'part', 'group'] as const)[random(4)] ?? 'div',
    name: ['a', 'b', 'c'][random(3)] ?? 'a',
    key,
    children: keys.map((own) => randomTree(random, depth - 1, isKeyed ? own : undefined)),
  };
}

test('draws what React draws, whatever follows whatever, and ends what it began', () => {
  const random = numbers();
  const [container, reactContainer] = [document.createElement('div'), document.createElement('div')];
  const [root, reactRoot] = [createRoot(container), createReactRoot(reactContainer)];
  const [log, reactLog]: [Log, Log] = [[], []];
  for (let time = 0; time < 300; time += 1) {
    const tree = randomTree(random, 4);
    root.render(ownTree(tree, log));
    flushSync(() => reactRoot.render(reactTree(tree, reactLog)));
    expect(container.innerHTML).toBe(reactContainer.innerHTML);
    expect([...log].sort()).toEqual([...reactLog].sort());
  }
  root.unmount();
  flushSync(() => reactRoot.unmount());
  expect(container.innerHTML).toBe('');
  expect(log.length).toBeGreaterThan(500);
  expect([...log].sort()).toEqual([...reactLog].sort());
});
