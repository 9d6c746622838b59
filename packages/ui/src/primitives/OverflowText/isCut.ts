/** Whether a text ends in an ellipsis because its element is too narrow. */
export function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
}
