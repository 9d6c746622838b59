/** Fields of a keyframe that are no properties of its element. */
const timing = new Set(['offset', 'computedOffset', 'easing', 'composite']);

/**
 * The styles that elements have from animations at this moment, their own or those of a script: elsewhere none of them
 * would run from there.
 */
export function readAnimatedStyles(document: Document): Map<Element, string> {
  const styles = new Map<Element, string>();
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || !effect.target || effect.pseudoElement) continue;
    const { target } = effect;
    const computed = getComputedStyle(target);
    let text = styles.get(target) ?? 'animation:none!important';
    for (const camelCase of new Set(effect.getKeyframes().flatMap(Object.keys))) {
      const name = camelCase.replace(/[A-Z]/g, '-$&').toLowerCase();
      if (!timing.has(camelCase)) text += `;${name}:${computed.getPropertyValue(name)}!important`;
    }
    styles.set(target, text);
  }
  return styles;
}
