import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  ChipList,
  Heading,
  Link,
  PageHeader,
  StatTile,
  Tabs,
  Text,
  translate,
} from '../index';
import { UiProvider } from './UiProvider';

const place = document.createElement('div');
let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  place.remove();
});

const nothing = () => undefined;

/** Where names are shown, each with the text 'Live (1)!' after it on the same line or in the same sentence. */
const places: Readonly<Record<string, (name: string) => ReactElement>> = {
  'a sentence': (name) => <Text>{translate('{name} is Live (1)!', { name })}</Text>,
  'a notice': (name) => <Alert tone="info">{translate('{name} is Live (1)!', { name })}</Alert>,
  'the title of a notice': (name) => (
    <Alert tone="info" title={name}>
      Live (1)!
    </Alert>
  ),
  'a part of a line': (name) => (
    <Text>
      <span>{name}</span> Live (1)!
    </Text>
  ),
  'a stressed part of a line': (name) => (
    <Text>
      <strong>{name}</strong> Live (1)!
    </Text>
  ),
  'a link': (name) => (
    <Text>
      <Link href="#1">{name}</Link> Live (1)!
    </Text>
  ),
  'a badge': (name) => (
    <Text>
      <Badge>{name}</Badge> Live (1)!
    </Text>
  ),
  'a button': (name) => (
    <Text>
      <Button>{name}</Button> Live (1)!
    </Text>
  ),
  'a heading': (name) => (
    <>
      <Heading level={2}>{name}</Heading>
      <Text>Live (1)!</Text>
    </>
  ),
  'the header of a page': (name) => <PageHeader title={name} description="Live (1)!" />,
  'a card': (name) => <Card title={name}>Live (1)!</Card>,
  'a chip': (name) => (
    <ChipList
      label="Names"
      chips={[
        { id: '1', label: name },
        { id: '2', label: 'Live (1)!' },
      ]}
      onRemove={nothing}
    />
  ),
  'a tab': (name) => (
    <Tabs
      label="Names"
      items={[
        { value: '1', label: name, content: null },
        { value: '2', label: 'Live (1)!', content: null },
      ]}
      value="1"
      onChange={nothing}
    />
  ),
  'a figure': (name) => <StatTile label={name} value="Live (1)!" />,
  'a choice': (name) => (
    <Text>
      <Checkbox label={name} /> Live (1)!
    </Text>
  ),
};
/** Names that would turn what follows them, if they were not isolated. */
const names = ['a\u202Egpj.exe', 'a\u2067b', 'عيادة', 'שלום (7)'];

const cases = Object.keys(places).flatMap((where) => names.map((name) => ({ where, name })));

function findText(wanted: string): { node: Text; from: number } | undefined {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const from = node.data.indexOf(wanted);
    if (from >= 0) return { node, from };
  }
  return undefined;
}

/** Returns a text as it is seen from left to right; the text itself if nothing turns it. */
function readFromLeft(wanted: string): string {
  const found = findText(wanted);
  if (!found) return '';
  const characters = [...wanted].map((character, at) => {
    const range = document.createRange();
    range.setStart(found.node, found.from + at);
    range.setEnd(found.node, found.from + at + 1);
    return { character, left: range.getBoundingClientRect().left };
  });
  return characters
    .toSorted((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join('');
}

describe('what follows a name', () => {
  it.each(cases)('is not turned by it: $name in $where', async ({ where, name }) => {
    document.body.append(place);
    root = createRoot(place);
    root.render(
      <UiProvider scope="element" colorMode="light" dir="ltr">
        {places[where]?.(name)}
      </UiProvider>,
    );
    await expect.poll(() => findText('Live (1)!')).toBeDefined();
    expect(readFromLeft('Live (1)!')).toBe('Live (1)!');
  });
});
