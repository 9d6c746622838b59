import type { WebReplay } from '@adlane/contract/widget/tickets';

export type RecordedNode = Record<string, unknown>;

let lastId = 0;

export const text = (textContent: string): RecordedNode => ({ type: 3, id: ++lastId, textContent });

export const element = (
  tagName: string,
  attributes: object = {},
  ...childNodes: RecordedNode[]
): RecordedNode => ({
  type: 2,
  id: ++lastId,
  tagName,
  attributes,
  childNodes,
});

export const start = Date.UTC(2026, 10, 1, 9);

/** A recorded session of four seconds: a page, a moving pointer, a click. */
export function createRecording(head: RecordedNode[], body: RecordedNode[]): WebReplay {
  const page = {
    type: 0,
    id: ++lastId,
    childNodes: [
      element(
        'html',
        {},
        element('head', {}, ...head),
        element('body', { style: 'margin:0;font:16px sans-serif' }, ...body),
      ),
    ],
  };
  const move = (atMs: number, x: number, y: number) => ({
    type: 3,
    timestamp: start + atMs,
    data: { source: 1, positions: [{ x, y, id: 1, timeOffset: 0 }] },
  });
  return {
    type: 'rrweb',
    startDate: start,
    baseUrl: 'https://brightside-dental.example/',
    width: 900,
    height: 500,
    isMobile: false,
    events: [
      {
        type: 4,
        timestamp: start,
        data: { href: 'https://brightside-dental.example/', width: 900, height: 500 },
      },
      { type: 2, timestamp: start + 1, data: { node: page, initialOffset: { left: 0, top: 0 } } },
      move(500, 120, 90),
      move(1500, 400, 220),
      move(4000, 640, 300),
    ],
  };
}

/** The number that the recorder gave the element with this `id`. */
export function findId({ events }: WebReplay, id: string): number | undefined {
  const visit = (node: RecordedNode): number | undefined => {
    if (Reflect.get(Object(node['attributes']), 'id') === id) return Number(node['id']);
    const children = (node['childNodes'] ?? []) as RecordedNode[];
    return children.map(visit).find((found) => found !== undefined);
  };
  return visit(Object(events.find(({ type }) => type === 2)?.data).node);
}

export const visit = createRecording(
  [],
  [
    element('header', { style: 'background:#0f766e;color:white;padding:16px' }, text('Brightside Dental')),
    element('h1', { style: 'padding:16px' }, text('Book a visit')),
    element('p', { style: 'padding:0 16px' }, text('Total: NaN')),
  ],
);

/** A page whose images and styles are at other addresses. */
export const outside = createRecording(
  [
    element('link', { rel: 'stylesheet', href: 'https://cdn.example/theme/theme.css' }),
    element('style', {}, text('h1{background:url("https://cdn.example/pattern.svg")}')),
  ],
  [
    element(
      'main',
      {},
      element('img', { id: 'logo', src: 'https://cdn.example/logo.svg', alt: '' }),
      element('h1', {}, text('Book a visit')),
      element('p', { class: 'lead' }, text('Total: NaN')),
      element('img', { id: 'missing', src: '/missing.svg', width: '120', height: '60', alt: '' }),
    ),
  ],
);
