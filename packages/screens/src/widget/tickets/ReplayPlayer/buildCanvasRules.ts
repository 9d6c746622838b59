import type { WebReplay } from '@adlane/contract/widget/tickets';

/** Most different sizes that get a rule: an untrusted recording must not fill the page with styles. */
const maxSizes = 200;

type Sizes = { readonly width: Set<string>; readonly height: Set<string> };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function addSize(sizes: Set<string>, value: unknown): void {
  const text = String(value);
  if (/^[1-9]\d{0,4}$/.test(text) && sizes.size < maxSizes) sizes.add(text);
}

function addSizes(attributes: unknown, sizes: Sizes): void {
  if (!isRecord(attributes)) return;
  addSize(sizes.width, attributes['width']);
  addSize(sizes.height, attributes['height']);
}

/** Collects the sizes of canvases in a tree of recorded nodes. */
function visitNode(node: unknown, sizes: Sizes): void {
  if (!isRecord(node)) return;
  if (node['tagName'] === 'canvas') addSizes(node['attributes'], sizes);
  const children = node['childNodes'];
  if (Array.isArray(children)) for (const child of children) visitNode(child, sizes);
}

function collectSizes(events: WebReplay['events']): Sizes {
  const sizes: Sizes = { width: new Set(), height: new Set() };
  for (const { data } of events) {
    if (!isRecord(data)) continue;
    visitNode(data['node'], sizes);
    const { adds, attributes } = data;
    if (Array.isArray(adds))
      for (const added of adds) visitNode(isRecord(added) ? added['node'] : undefined, sizes);
    // Changed attributes come without the name of their element.
    if (Array.isArray(attributes))
      for (const change of attributes) addSizes(isRecord(change) ? change['attributes'] : undefined, sizes);
  }
  return sizes;
}

/**
 * Builds style rules that give canvases their size. In a frame without scripts, a canvas is drawn like a
 * `span`, without the size of its attributes. Every rule of the page wins over these.
 */
export function buildCanvasRules(events: WebReplay['events']): string[] {
  const { width, height } = collectSizes(events);
  return [
    ':where(canvas){--canvas-width:300;--canvas-height:150;display:inline-block;width:calc(var(--canvas-width)*1px);aspect-ratio:var(--canvas-width)/var(--canvas-height);font-size:0;background-color:rgba(127,127,127,.14)}',
    ':where(canvas)>*{display:none}',
    ...[...width].map((value) => `:where(canvas[width="${value}"]){--canvas-width:${value}}`),
    ...[...height].map((value) => `:where(canvas[height="${value}"]){--canvas-height:${value}}`),
  ];
}
