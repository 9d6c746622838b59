import { toJson } from '../json/toJson';
import { findElementDeep } from '../page/findElement';
import { toPlainNode } from '../page/toPlainNode';

/** Attributes that a site gives so that an element is found again; the first of them is for tours. */
const anchors = ['data-gleap-tour', 'data-testid', 'data-test', 'data-cy', 'name', 'aria-label'];
/** Names with a number in them are usually generated for each page load. */
const generated = /\d{3,}|[:.]|^(?:radix|headlessui|mui|react|ember|ng)-/i;

/** Most selectors of one element. */
const maxCandidates = 3;

/**
 * Finds what matches only this element and is likely to survive a redesign: its anchors and its id, as a list that leads to
 * the element while one of them is left; else the path from the nearest ancestor with one, else from the root. Empty if the
 * page has no such selector.
 */
export function findUniqueSelector(document: Document, element: Element): string {
  const isMatch = (selector: string) => findElementDeep(document, selector) === element;
  const steps: string[] = [];
  for (let each: Element | null = toPlainNode(element); each; each = findParent(each)) {
    const found = listOwnSelectors(each)
      .map((own) => [own, ...steps].join('>'))
      .filter(isMatch)
      .slice(0, maxCandidates)
      .join();
    if (found) return found;
    steps.unshift(buildStep(each));
  }
  const path = steps.join('>');
  return isMatch(path) ? path : '';
}

/** Selectors that name the element by itself, where they name nothing else beside it. */
function listOwnSelectors(element: Element): string[] {
  const found = anchors
    .filter((name) => element.getAttribute(name))
    .map((name) => `${element.localName}[${name}=${toJson(element.getAttribute(name))}]`);
  const { id } = element;
  if (id && !generated.test(id)) found.splice(1, 0, `#${CSS.escape(id)}`);
  return found.filter((selector) => isUnique(element, selector));
}

function findParent({ parentElement }: Element): Element | null {
  return parentElement && toPlainNode(parentElement);
}

function isUnique(element: Element, selector: string): boolean {
  const root = element.getRootNode();
  return 'querySelectorAll' in root && (root as ParentNode).querySelectorAll(selector).length === 1;
}

function buildStep(element: Element): string {
  const name = CSS.escape(element.localName);
  const alike = [...(findParent(element)?.querySelectorAll(`:scope>${name}`) ?? [])];
  const index = alike.findIndex((each) => element.isSameNode(each));
  return alike.length > 1 ? `${name}:nth-of-type(${index + 1})` : name;
}
