import { privacyClass } from '../page/privacy';

/**
 * What may be told of an element: all, all but values and attributes that carry words, none of its words, or its size
 * alone. Each holds for what is inside, too.
 */
export type Privacy = 'open' | 'ignored' | 'masked' | 'blocked';

/** An element's privacy, given that of the element around it (widget §5 Snapshots). */
export function privacyOf(element: Element, around: Privacy): Privacy {
  if (!element.hasAttributes()) return around;
  const classes = element.getAttribute('class');
  // Most elements have none of our classes: one look at the text is cheaper than asking for each.
  if (classes?.includes('gl-')) {
    const { classList } = element;
    if (classList.contains(privacyClass.block)) return 'blocked';
    if (classList.contains(privacyClass.mask)) return 'masked';
    if (around === 'open' && classList.contains(privacyClass.ignore)) return 'ignored';
  }
  return around === 'open' && element.getAttribute('gleap-ignore') === 'value' ? 'ignored' : around;
}
