import { type MapResource, mapAttributes, mapStyleText } from '@adlane/contract/rules';

/** The text of a style element must not close it. */
function escapeStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/');
}

function showSheet(link: Element, css: string): void {
  const style = link.ownerDocument.createElement('style');
  style.textContent = escapeStyle(css);
  const media = link.getAttribute('media');
  if (media !== null) style.setAttribute('media', media);
  link.replaceWith(style);
}

/** Replaces the addresses of resources in an element of a parsed page; a linked style sheet becomes a style element. */
export function showResources(element: Element, map: MapResource): void {
  const tag = element.localName.toLowerCase();
  if (tag === 'style') element.textContent = escapeStyle(mapStyleText(element.textContent ?? '', map));
  // Copied: the list is live.
  const listed = Array.from(element.attributes);
  const shown = mapAttributes(tag, Object.fromEntries(listed.map(({ name, value }) => [name, value])), map);
  const { _cssText: css } = shown;
  if (tag === 'link' && typeof css === 'string') return showSheet(element, css);
  for (const attribute of listed) {
    const value = shown[attribute.name];
    if (typeof value !== 'string') element.removeAttributeNode(attribute);
    else if (value !== attribute.value) attribute.value = value;
  }
}
