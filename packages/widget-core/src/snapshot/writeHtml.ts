/** Text between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
}

/** ` name="value"`. */
export function writeAttribute(name: string, value: string): string {
  return ` ${name}="${value.replace(/[&"<>]/g, escapeSign)}"`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escapeSign(sign: string): string {
  return signs[sign] ?? sign;
}

/** The text in a style element: it must not close it. */
export function escapeStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/');
}
