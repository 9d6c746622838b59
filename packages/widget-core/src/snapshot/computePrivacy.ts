import { privacyClass } from '../privacy/privacy';

/**
 * What may be captured of an element: everything; no values and attributes with texts; no texts; or only its
 * size. Applies to its descendants, too.
 */
export type Privacy = 'open' | 'ignored' | 'masked' | 'blocked';

/** An element's privacy, given the names of its attributes and that of the element around it (widget §5 Snapshots). */
export function computePrivacy(element: Element, names: readonly string[], around: Privacy): Privacy {
  // Most elements have none of our classes: one look at the text is cheaper than asking for each.
  if (names.includes('class') && element.getAttribute('class')?.includes('gl-')) {
    const { classList } = element;
    if (classList.contains(privacyClass.block)) return 'blocked';
    if (classList.contains(privacyClass.mask)) return 'masked';
    if (around === 'open' && classList.contains(privacyClass.ignore)) return 'ignored';
  }
  const isIgnored = names.includes('gleap-ignore') && element.getAttribute('gleap-ignore') === 'value';
  return around === 'open' && isIgnored ? 'ignored' : around;
}
