import { toPlainNode } from '../page/toPlainNode';
import { isSecretField } from '../privacy/isSecretField';
import { privacyClass } from '../privacy/privacy';

/**
 * What may be captured of an element: everything; no values and attributes with texts; no texts; or only its
 * size. Applies to its descendants, too.
 */
export type Privacy = 'open' | 'ignored' | 'masked' | 'blocked';

/** An element's privacy, given the names of its attributes and that of the element around it (widget §5 Snapshots). */
export function computePrivacy(element: Element, names: readonly string[], around: Privacy): Privacy {
  const privacy = computeMarked(element, names, around);
  if (privacy === 'masked' || privacy === 'blocked' || !isField(element.localName, names)) return privacy;
  return privacy === 'ignored' || isSecretField(element) ? 'masked' : privacy;
}

/** Returns whether visitors write into the element or choose in it; `names` are those of its attributes. */
export function isField(tag: string, names: readonly string[]): boolean {
  return tag === 'input' || tag === 'textarea' || tag === 'select' || names.includes('contenteditable');
}

function computeMarked(element: Element, names: readonly string[], around: Privacy): Privacy {
  // Most elements have none of our classes: one look at the text is cheaper than asking for each.
  if (names.length === 0) return around;
  const plain = toPlainNode(element);
  if (names.includes('class') && plain.getAttribute('class')?.includes('gl-')) {
    const { classList } = plain;
    if (classList.contains(privacyClass.block)) return 'blocked';
    if (classList.contains(privacyClass.mask)) return 'masked';
    if (around === 'open' && classList.contains(privacyClass.ignore)) return 'ignored';
  }
  const isIgnored = names.includes('gleap-ignore') && plain.getAttribute('gleap-ignore') === 'value';
  return around === 'open' && isIgnored ? 'ignored' : around;
}
