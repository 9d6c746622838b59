// Recordings that no recorder writes: anyone who knows a site's public key can send them.

const start = 1_700_000_000_000;

const text = (id: unknown) => ({ type: 3, id, textContent: 'text' });
const element = (id: unknown, tagName: string, ...childNodes: unknown[]) => ({
  type: 2,
  id,
  tagName,
  attributes: {},
  childNodes,
});
const added = (parentId: unknown, id: unknown, place: object = { nextId: null }) => ({
  parentId,
  ...place,
  node: element(id, 'div'),
});

/** A recorded page with these nodes, and changes of it. */
function record(body: readonly unknown[], ...changes: object[]) {
  const html = element(2, 'html', element(3, 'head'), element(4, 'body', ...body));
  const empty = { source: 0, adds: [], attributes: [], removes: [], texts: [] };
  return [
    { type: 4, timestamp: start, data: { href: 'https://site.example/', width: 800, height: 600 } },
    { type: 2, timestamp: start + 1, data: { node: { type: 0, id: 1, childNodes: [html] } } },
    ...changes.map((change, index) => ({
      type: 3,
      timestamp: start + 50 + index,
      data: { ...empty, ...change },
    })),
    { type: 3, timestamp: start + 100, data: { source: 1, positions: [] } },
  ];
}

const paragraph = element(5, 'p', text(6));

/** Text of JSON, since an object of this depth can't be written by recursion. */
function writeDeep(levels: number): string {
  const nodes = Array.from(
    { length: levels },
    (_, index) => `{"type":2,"id":${index + 100},"tagName":"div","attributes":{},"childNodes":[`,
  );
  return JSON.stringify(record(['deep', text(6)])).replace(
    '"deep"',
    `${nodes.join('')}${']}'.repeat(levels)}`,
  );
}

type Damaged = {
  readonly name: string;
  readonly outcome: 'played' | 'refused';
  readonly json: () => string;
};

const of = (name: string, outcome: Damaged['outcome'], recording: unknown): Damaged => ({
  name,
  outcome,
  json: () => JSON.stringify(recording),
});

const added7 = { adds: [added(7, 7)] };
const addedToEachOther = { adds: [added(8, 7), added(7, 8)] };
const beforeEachOther = { adds: [added(4, 7, { nextId: 8 }), added(4, 8, { nextId: 7 })] };
const afterEachOther = {
  adds: [added(4, 7, { previousId: 8, nextId: null }), added(4, 8, { previousId: 7, nextId: null })],
};
const largest = Number.MAX_SAFE_INTEGER;

export const damagedRecordings: readonly Damaged[] = [
  of('with a node that is added to itself', 'played', record([paragraph], added7)),
  of('with nodes that are added to each other', 'played', record([paragraph], addedToEachOther)),
  of('with nodes that are each before the other', 'played', record([paragraph], beforeEachOther)),
  of('with nodes that are each after the other', 'played', record([paragraph], afterEachOther)),
  of('with a body that is added to its paragraph', 'played', record([paragraph], { adds: [added(5, 4)] })),
  of('with a page that is added to its paragraph', 'played', record([paragraph], { adds: [added(5, 1)] })),
  of('with the largest id', 'played', record([element(largest, 'p', text(-largest))])),
  of('with an id of 1e308', 'refused', record([element(1e308, 'p', text(6))])),
  of('with ids that are text', 'refused', record([element('__proto__', 'p', text('constructor'))])),
  of('with an element that has the id of its parent', 'refused', record([element(5, 'p', element(5, 'p'))])),
  of('with lists that are none', 'played', record([paragraph], { adds: {}, removes: 5, texts: null })),
  of('with a node that is null', 'refused', record([null])),
  of('with an added node that is missing', 'refused', record([paragraph], { adds: [{ parentId: 4 }] })),
  of('with an element of the name "<"', 'refused', record([element(5, '<')])),
  of('with an element of the name "a=b"', 'refused', record([element(5, 'a=b')])),
  of('with a length instead of nodes', 'refused', record([{ ...paragraph, childNodes: { length: 1e9 } }])),
  of('without data', 'refused', [...record([paragraph]), { type: 3, timestamp: start + 60, data: null }]),
  { name: 'of 400 levels', outcome: 'played', json: () => writeDeep(400) },
  { name: 'of 600 levels', outcome: 'refused', json: () => writeDeep(600) },
  { name: 'of 200,000 levels', outcome: 'refused', json: () => writeDeep(200_000) },
];
