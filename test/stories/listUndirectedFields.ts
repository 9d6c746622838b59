const texts = 'input:not([type]), input[type=text], input[type=search], textarea';

/** Lists text fields of the page that show every script in the direction of the page, since they have none themselves. */
export function listUndirectedFields(): string[] {
  return [...document.querySelectorAll(texts)]
    .filter((field) => !field.hasAttribute('dir') && !field.closest('[aria-hidden=true]'))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
