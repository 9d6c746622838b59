const startsLatin = /^\P{L}*\p{Script=Latin}/u;

/** Lists Latin texts that read from right to left: their full stops and numbers are at the wrong end. */
export function listWrongDirections(root: HTMLElement): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || !startsLatin.test(textContent ?? '')) continue;
    if (getComputedStyle(parentElement).direction === 'rtl') wrong.push(textContent ?? '');
  }
  return wrong;
}
