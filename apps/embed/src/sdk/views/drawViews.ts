import { type Hook, withHooks } from './hooks';
import { Fragment, jsx, type Props, type View, type ViewElement } from './jsxRuntime';
import { setAttribute } from './setAttribute';

/** An element as it stands on the page. */
export type Drawn = {
  /** A number where its place tells it from its siblings. */
  readonly key: string | number;
  element: ViewElement;
  /** Of a tag; a text has one too, a component none of its own. */
  node?: Element;
  text?: Text;
  children: readonly Drawn[];
  readonly hooks: Hook[];
};

/** One drawing of a layer. */
export type Drawing = {
  readonly document: Document;
  readonly redraw: () => void;
  /** The hooks of all components that were drawn, those of children first. */
  readonly hooks: Hook[];
};

const nothing: Props = {};
const xhtml = 'http://www.w3.org/1999/xhtml';
const svg = 'http://www.w3.org/2000/svg';
/** Type of the elements that texts are drawn as. */
const textType = '';

function asElement(view: View): ViewElement | undefined {
  if (view === null || view === undefined || typeof view === 'boolean') return undefined;
  if (typeof view !== 'object') return jsx(textType, { children: String(view) });
  return 'type' in view ? view : jsx(Fragment, { children: view });
}

/** Makes `before` show `view`: what has kept its key and its type keeps its node and its state; the rest goes. */
export function drawViews(
  drawing: Drawing,
  before: readonly Drawn[],
  view: View,
  namespace = xhtml,
): readonly Drawn[] {
  const known = new Map(before.map((drawn) => [drawn.key, drawn]));
  const views: readonly View[] = Array.isArray(view) ? view : [view];
  const after = views.flatMap((one, place) => {
    const element = asElement(one);
    if (!element) return [];
    const key = element.key === undefined ? place : String(element.key);
    let drawn = known.get(key);
    if (drawn?.element.type === element.type) known.delete(key);
    else drawn = { key, element: { ...element, props: nothing }, children: [], hooks: [] };
    drawView(drawing, drawn, element, namespace);
    return [drawn];
  });
  for (const gone of known.values()) erase(gone);
  return after;
}

function drawView(drawing: Drawing, drawn: Drawn, element: ViewElement, namespace: string): void {
  const { type, props } = element;
  const before = drawn.element.props;
  drawn.element = element;
  if (typeof type !== 'string') {
    const view = withHooks({ hooks: drawn.hooks, redraw: drawing.redraw }, () => type(props));
    drawn.children = drawViews(drawing, drawn.children, view, namespace);
    drawing.hooks.push(...drawn.hooks);
  } else if (type === textType) {
    drawn.text ??= drawing.document.createTextNode('');
    drawn.text.data = String(props.children);
  } else drawTag(drawing, drawn, type, before, type === 'svg' ? svg : namespace);
}

function drawTag(drawing: Drawing, drawn: Drawn, tag: string, before: Props, namespace: string): void {
  const { props } = drawn.element;
  const { node = drawing.document.createElementNS(namespace, tag) } = drawn;
  drawn.node = node;
  const { children, ref, ...attributes } = props;
  const { children: _children, ref: _ref, ...attributesBefore } = before;
  for (const name of Object.keys({ ...attributesBefore, ...attributes }))
    if (attributes[name] !== attributesBefore[name])
      setAttribute(node, name, attributes[name], attributesBefore[name]);
  drawn.children = drawViews(drawing, drawn.children, children as View, namespace);
  arrange(node, drawn.children);
  if (isRef(ref)) ref.current = node;
}

const isRef = (ref: unknown): ref is { current: unknown } =>
  typeof ref === 'object' && ref !== null && 'current' in ref;

const nodesOf = (children: readonly Drawn[]): Node[] =>
  children.flatMap(({ node, text, children: inner }) => node ?? text ?? nodesOf(inner));

/** Brings what is drawn into its order within `parent`; what stands right is not touched. */
export function arrange(parent: Node, children: readonly Drawn[]): void {
  let next: Node | null = null;
  for (const node of nodesOf(children).reverse()) {
    if (node.parentNode !== parent || node.nextSibling !== next) parent.insertBefore(node, next);
    next = node;
  }
}

function erase({ element, node, text, children, hooks }: Drawn): void {
  for (const hook of hooks) {
    hook.run = undefined;
    hook.stop?.();
  }
  const { ref } = element.props;
  // Another element may have taken the reference over already.
  if (isRef(ref) && ref.current === node) ref.current = null;
  for (const child of children) erase(child);
  (node ?? text)?.remove();
}
