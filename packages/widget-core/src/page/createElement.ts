type Child = Node | string;

/** An element with attributes and children, without a line of markup, so that Trusted Types have nothing to object to. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A 24 × 24 icon of one path, drawn in the colour of the text around it. */
export function createIcon(document: Document, path: string): SVGSVGElement {
  const svg = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(svg, 'path');
  shape.setAttribute('d', path);
  icon.append(shape);
  return icon;
}
