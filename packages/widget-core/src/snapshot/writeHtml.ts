const textEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const attributeEntities: Readonly<Record<string, string>> = { ...textEntities, '"': '&quot;' };

/** Text between tags. */
export function escapeText(text: string): string {
  // Most texts have nothing to escape; looking is much cheaper than replacing.
  return /[&<>]/.test(text)
    ? text.replace(/[&<>]/g, (character) => textEntities[character] ?? character)
    : text;
}

/** ` name="value"`. */
export function writeAttribute(name: string, value: string): string {
  const safe = /[&"<>]/.test(value)
    ? value.replace(/[&"<>]/g, (character) => attributeEntities[character] ?? character)
    : value;
  return ` ${name}="${safe}"`;
}

/** The text in a style element: it must not close it. */
export function escapeStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/');
}
