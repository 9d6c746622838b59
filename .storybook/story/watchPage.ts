type Attributes = ReadonlyMap<string, string>;

/** What stories of one page share, and its state before the first story. */
export type WatchedPage = {
  /** Restores that state, except for the next story's `canvas`: elements, attributes, stored values, address, focus. */
  reset(canvas?: Element): void;
  /** Lists what differs from that state, one line each. */
  listLeftovers(canvas?: Element): string[];
};

/** Functions of the page that stories replace. */
const replaceable = ['fetch', 'open', 'matchMedia', 'addEventListener', 'removeEventListener'] as const;

function readAttributes(element: Element): Attributes {
  return new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? '']));
}

function writeAttributes(element: Element, attributes: Attributes): void {
  for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function describe(element: Element): string {
  const markup = element.outerHTML;
  return markup.length > 120 ? `${markup.slice(0, 120)}…` : markup;
}

/** Remembers the state of a page, so that each story starts from it in whatever order they run. */
export function watchPage(page: Window & typeof globalThis): WatchedPage {
  const { document, location, history, localStorage, sessionStorage } = page;
  const roots = [document.documentElement, document.body].map((element) => ({
    element,
    attributes: readAttributes(element),
  }));
  const address = location.href;
  const addressState: unknown = history.state;
  const first = new Set(document.body.children);
  const functions = replaceable.map((name) => [name, page[name]] as const);
  const stores = [
    ['localStorage', localStorage],
    ['sessionStorage', sessionStorage],
  ] as const;
  const listAdded = (canvas?: Element) =>
    [...document.body.children].filter((element) => !first.has(element) && element !== canvas);
  return {
    reset(canvas) {
      for (const element of listAdded(canvas)) element.remove();
      for (const { element, attributes } of roots) writeAttributes(element, attributes);
      for (const [, store] of stores) store.clear();
      for (const [name, value] of functions) if (page[name] !== value) Object.assign(page, { [name]: value });
      if (location.href !== address) history.replaceState(addressState, '', address);
      if (document.activeElement instanceof page.HTMLElement) document.activeElement.blur();
      page.getSelection()?.removeAllRanges();
      page.scrollTo(0, 0);
    },
    listLeftovers(canvas) {
      const changed = roots.filter(
        ({ element, attributes }) =>
          element.getAttributeNames().length !== attributes.size ||
          [...attributes].some(([name, value]) => element.getAttribute(name) !== value),
      );
      const focused = document.activeElement;
      return [
        ...listAdded(canvas).map((element) => `an element: ${describe(element)}`),
        ...changed.map(({ element }) => `attributes: ${describe(element)}`),
        ...stores.flatMap(([name, store]) => Object.keys(store).map((key) => `${name}: ${key}`)),
        ...functions.flatMap(([name, value]) => (page[name] === value ? [] : [`a replaced ${name}`])),
        ...(location.href === address ? [] : [`the address ${location.href}`]),
        ...(focused && focused !== document.body ? [`the focus on ${describe(focused)}`] : []),
      ];
    },
  };
}
