const texts = 'input:not([type]), input[type=text], input[type=search], textarea';

/** Lists text fields of the page that show every script in the direction of the page. */
export function listUndirectedFields(): string[] {
  return [...document.querySelectorAll(texts)]
    .filter((field) => !field.hasAttribute('dir') && getComputedStyle(field).unicodeBidi !== 'plaintext')
    .filter((field) => !field.closest('[aria-hidden=true]'))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}
