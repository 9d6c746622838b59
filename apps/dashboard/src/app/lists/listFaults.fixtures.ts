import { longNames } from './longTexts.fixtures';

/** Heights of a row with two lines and its border, in pixels; in the list of a narrow screen one line may have a switch. */
const tallest = { row: 53.5, item: 58.5 } as const;
/** Pixels of a name that are visible at least. */
const narrowestName = 64;

const describe = (element: Element) =>
  `${element.outerHTML.slice(0, 80)} ${element.textContent.trim().slice(0, 80)}`;

/** Returns the part of an element that the boxes around it leave. */
function clipBox(element: Element): { readonly left: number; readonly right: number } {
  let { left, right } = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    // A dialog hides the overflow of the body, which then clips nothing.
    if (outer === document.body || getComputedStyle(outer).overflowX === 'visible') continue;
    const box = outer.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
  }
  return { left, right };
}

/** Lists the innermost elements that make the page wider than the screen. */
function findWideElements(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = clipBox(element);
    return right > clientWidth + 0.5 || left < -0.5;
  });
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return [
    `the page is ${scrollWidth} px wide`,
    ...innermost.slice(0, 3).map((element) => `too wide: ${describe(element)}`),
  ];
}

/** Parts of a text that stay in one line: emails, URLs and words, which may end a line at a hyphen or slash. */
const unbroken = /\S*(?:@|:\/\/)\S*|[^\s\-–—/]+/g;

function findBrokenTexts(area: Element): string[] {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const range = document.createRange();
  const countLines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    range.selectNodeContents(node);
    if (node.data.trim() === '' || countLines() < 2) continue;
    for (const part of node.data.matchAll(unbroken)) {
      range.setStart(node, part.index);
      range.setEnd(node, part.index + part[0].length);
      if (countLines() > 1) broken.push(`broken inside: ${part[0]}`);
    }
  }
  return broken;
}

const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns whether a long name in one line ends at the side where it begins: it has the direction of the page. */
function isTurnedAround(node: Text): boolean {
  if (!longNames.includes(node.data)) return false;
  const range = document.createRange();
  const [first, last] = [0, node.data.length - 1].map((at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  });
  if (!first || !last || first.top !== last.top || first.width === 0) return false;
  return first.left < last.left === rightToLeft.test(node.data);
}

function findRowFaults(row: Element): string[] {
  const { height } = row.getBoundingClientRect();
  const faults: string[] = [];
  const limit = row.matches('tr')
    ? tallest.row
    : row.querySelector('[data-list-row]')
      ? tallest.item
      : Infinity;
  if (height > limit) faults.push(`${height} px high: ${describe(row)}`);
  const text = document.createTreeWalker(row, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
  const name = text?.parentElement;
  if (!text || !name) return [...faults, `no name: ${describe(row)}`];
  if (isTurnedAround(text)) faults.push(`turned around: ${describe(name)}`);
  const seen = clipBox(name);
  if (seen.right - seen.left < Math.min(narrowestName, name.getBoundingClientRect().width))
    faults.push(`hidden name: ${describe(name)}`);
  for (const action of row.querySelectorAll('button')) {
    const { left, right, width } = action.getBoundingClientRect();
    const shown = clipBox(action);
    const isCut = shown.left > left + 0.5 || shown.right < right - 0.5;
    if (isCut || width === 0 || left < -0.5 || right > innerWidth + 0.5)
      faults.push(`hidden action: ${describe(action)}`);
  }
  return faults;
}

/** Space of a cell beside its content and the rounding of columns, in pixels: unused room starts above it. */
const besideContent = 36;

/** Returns how wide the texts, badges and pictures of an element are together, cut or not. */
function measureContent(element: Element): number {
  const range = document.createRange();
  const boxes: DOMRect[] = [...element.querySelectorAll('*')]
    .filter((each) => {
      const { display, backgroundColor } = getComputedStyle(each);
      const isBox = display.startsWith('inline-') || backgroundColor !== 'rgba(0, 0, 0, 0)';
      return isBox || each.matches('img, svg');
    })
    .map((each) => each.getBoundingClientRect());
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    boxes.push(range.getBoundingClientRect());
  }
  if (boxes.length === 0) return 0;
  return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
}

/** Lists the names of a table that are cut while the content of another column leaves room unused. */
function findUnusedRoom(table: Element): string[] {
  const columns = [...table.querySelectorAll('thead [data-column]')].map((head) => {
    const at = [...(head.parentElement?.children ?? [])].indexOf(head);
    const cells = [head, ...table.querySelectorAll(`tbody > tr > :nth-child(${at + 1})`)];
    return { head, room: head.getBoundingClientRect().width - Math.max(...cells.map(measureContent)) };
  });
  const [name, ...others] = columns;
  if (!name || name.room >= 0) return [];
  return others
    .filter(({ room }) => room > besideContent)
    .map(({ head, room }) => `cut names beside ${Math.round(room)} px unused of ${describe(head)}`);
}

/** Lists the rows of a list: of its table, of the list of a narrow screen, its cards, or its items. */
export const listRows = (label: string): readonly Element[] => [
  ...document.querySelectorAll(
    `main [role=region][aria-label="${label}"] [data-row-index], :is(ul, ol)[aria-label="${label}"] > li`,
  ),
];

/** Names what is wrong with the lists of the page, or of the drawer over it, at its width, each fault once. */
export function findListFaults(label: string): string[] {
  const area = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body;
  const rows = new Set([...listRows(label), ...area.querySelectorAll('[data-row-index]')]);
  return [
    ...new Set([
      ...findWideElements(),
      ...findBrokenTexts(area),
      ...[...rows].flatMap(findRowFaults),
      ...[...area.querySelectorAll('table')].flatMap(findUnusedRoom),
    ]),
  ];
}
