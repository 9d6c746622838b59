import { toPlainNode } from './toPlainNode';

/** Maximum shadow roots to search, so that a page full of components does not stall. */
const maxRoots = 500;

/** The first visible element of the page that a selector names. Undefined for none, and for a selector that is none. */
export function findElement(root: ParentNode, selector: string): HTMLElement | undefined {
  if (selector.trim() === '') return undefined;
  try {
    // Hidden copies, as in a menu for another screen size, are passed over.
    return Array.from(root.querySelectorAll<HTMLElement>(selector)).find(
      (element) => toPlainNode(element).getClientRects().length > 0,
    );
  } catch {
    return undefined;
  }
}

/** The same, in open shadow roots too; dearer where the page has no such element. */
export function findElementDeep(document: Document, selector: string): HTMLElement | undefined {
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    const found = findElement(root, selector);
    if (found) return found;
    if (roots.length < maxRoots) roots.push(...listShadowRoots(root));
  }
  return undefined;
}

function listShadowRoots(root: ParentNode): ShadowRoot[] {
  return Array.from(root.querySelectorAll('*'), (element) => toPlainNode(element).shadowRoot).filter(
    (shadow) => shadow !== null,
  );
}
