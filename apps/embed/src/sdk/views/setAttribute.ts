type Styles = Readonly<Record<string, string>>;

const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Gives an element what its tag says of it: styles, a listener, a property or an attribute; `undefined` takes it back. */
export function setAttribute(element: Element, name: string, value: unknown, before: unknown): void {
  if (name === 'style' && 'style' in element) {
    const { style } = element as HTMLElement;
    // Through the style object: a strict policy refuses style attributes.
    for (const own of Object.keys({ ...(before as Styles), ...(value as Styles) }))
      style.setProperty(hyphened(own), (value as Styles | undefined)?.[own] ?? null);
  } else if (name.startsWith('on')) {
    const type = name.slice(2).toLowerCase();
    element.removeEventListener(type, before as EventListener);
    element.addEventListener(type, value as EventListener);
  } else if (name === 'value' || typeof Reflect.get(element, name) === 'boolean') {
    Reflect.set(element, name, value ?? '');
  } else {
    const isGone = value === undefined || value === null || (value === false && !name.startsWith('aria'));
    const attribute = name === 'className' ? 'class' : name;
    if (isGone) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value === true && !name.startsWith('aria') ? '' : String(value));
  }
}
