import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findMouseOnly, findUnreachable, listControls, nameElement } from './keyboardStops.fixtures';
import { listRows } from './listFaults.fixtures';
import { type ListPage, listPages } from './listPages.fixtures';
import { rowCount } from './longAnswers.fixtures';
import { createListApp } from './openList.fixtures';

const app = createListApp();
const popups = '[role=menu], [role=dialog], [role=listbox]';

beforeAll(async () => {
  app.start();
  // Wide enough for views as tabs.
  await page.viewport(1600, 800);
});
afterAll(app.stop);

/** The drawer with the list, or the page. */
function findArea(): Element {
  return document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body;
}

async function press(element: Element | null | undefined, key: string): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error(`There is nothing to press ${key} on.`);
  element.focus();
  await userEvent.keyboard(key);
}

const getFocusName = () => nameElement(document.activeElement ?? document.body);
/** The menu or dialog that has the focus, other than the drawer with the list. */
const findPopup = (area: Element) => {
  const popup = document.activeElement?.closest(popups);
  return popup === area ? null : popup;
};

/** Moves through the entries of an open menu and lists those that the arrow keys left out. */
async function findUnreachableEntries(menu: Element): Promise<string[]> {
  const entries = [...menu.querySelectorAll('[role^=menuitem], [role=option]')].filter(
    (entry) => !entry.matches('[aria-disabled=true], [data-disabled]'),
  );
  const visited = new Set<Node>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) visited.add(target);
  });
  observer.observe(menu, { subtree: true, attributeFilter: ['data-highlighted'] });
  await userEvent.keyboard('{Home}');
  for (const _ of entries) await userEvent.keyboard('{ArrowDown}');
  observer.disconnect();
  const isVisited = (entry: Element) => visited.has(entry) || entry.matches('[data-highlighted]');
  return entries
    .filter((entry) => !isVisited(entry))
    .map((entry) => `not reached by arrows: ${nameElement(entry)}`);
}

/** Opens the menu or dialog of a button, moves through it, and closes it, which returns the focus. */
async function findPopupFaults(area: Element, button: Element): Promise<string[]> {
  const name = nameElement(button);
  await press(button, '{Enter}');
  await expect.poll(() => findPopup(area), { message: `Enter opens ${name}` }).toBeTruthy();
  const popup = findPopup(area);
  const faults = popup?.matches('[role=menu], [role=listbox]')
    ? await findUnreachableEntries(popup)
    : popup
      ? await findUnreachable(popup)
      : [];
  await userEvent.keyboard('{Escape}');
  await expect.poll(getFocusName, { message: `Escape returns to ${name}` }).toBe(name);
  return faults;
}

/** Buttons with a menu or dialog: those of the bar, and those of the first row. */
function listPopupButtons(area: Element, label: string): Element[] {
  const [first] = listRows(label);
  return listControls(area)
    .filter((control) => control.matches('button[aria-haspopup]'))
    .filter((control) => !control.closest('[data-row-index], li') || first?.contains(control));
}

/** What the lists have, so that a test without anything to press fails. */
const found = { popups: 0, rows: 0, selections: 0, orders: 0, pages: 0, views: 0 };

const getRowIndex = () => document.activeElement?.closest('[data-row-index]')?.getAttribute('data-row-index');

/** Moves from the first row to the second by arrow keys. */
async function moveBetweenRows(label: string): Promise<void> {
  const [first, second] = listRows(label);
  const stop = first?.querySelector('[data-row-link], [data-row-checkbox]');
  if (!first?.matches('[data-row-index]') || !stop || !second) return;
  await press(stop, '{ArrowDown}');
  await expect.poll(getRowIndex, { message: 'ArrowDown moves to the second row' }).toBe('1');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(getRowIndex, { message: 'ArrowUp moves to the first row' }).toBe('0');
  found.rows += 1;
}

const findBulkBar = () => document.querySelector('[role=region][aria-label="Selected rows"]');

/** Selects the first row and clears the selection; selects it again and reaches the actions for it. */
async function selectFirst(area: Element, label: string): Promise<void> {
  const findStop = () => listRows(label)[0]?.querySelector('[data-row-checkbox]');
  if (!findStop()) return;
  await press(findStop(), ' ');
  await expect.poll(findBulkBar, { message: 'Space selects the row' }).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await expect.poll(findBulkBar, { message: 'Escape clears the selection' }).toBeNull();
  await press(findStop(), ' ');
  await expect.poll(findBulkBar, { message: 'Space selects the row again' }).toBeTruthy();
  const bar = findBulkBar();
  if (!bar) throw new Error('The bar of selected rows is gone.');
  expect(await findUnreachable(bar)).toEqual([]);
  for (const button of bar.querySelectorAll('button[aria-haspopup]')) {
    expect(await findPopupFaults(area, button)).toEqual([]);
  }
  await press(bar.querySelector('button[aria-label="Clear selection"]'), '{Enter}');
  await expect.poll(findBulkBar, { message: 'Enter clears the selection' }).toBeNull();
  found.selections += 1;
}

/** Sorts by the first column that can be sorted. */
async function sort(area: Element): Promise<void> {
  const findHead = () => area.querySelector('th[aria-sort]');
  if (!findHead()) return;
  const before = findHead()?.getAttribute('aria-sort');
  await press(findHead()?.querySelector('button'), '{Enter}');
  await expect.poll(() => findHead()?.getAttribute('aria-sort'), { message: 'Enter sorts' }).not.toBe(before);
  found.orders += 1;
}

/** Goes to the next page and back. */
async function turnPages(area: Element): Promise<void> {
  const findNext = () => area.querySelector<HTMLButtonElement>('nav button[aria-label="Next page"]');
  const readPlace = () => area.querySelector('nav [aria-live]')?.textContent;
  // A list that was filled up has no second page.
  const total = Number(/\d+$/.exec(readPlace() ?? '')?.[0] ?? 0);
  if (total <= rowCount || findNext()?.disabled !== false) return;
  const place = readPlace();
  await press(findNext(), '{Enter}');
  await expect.poll(readPlace, { message: 'Enter opens the next page' }).not.toBe(place);
  await press(area.querySelector('nav button[aria-label="Previous page"]'), '{Enter}');
  await expect.poll(readPlace, { message: 'Enter opens the previous page' }).toBe(place);
  found.pages += 1;
}

/** Opens the second view of the list. */
async function changeView(area: Element): Promise<void> {
  // Where the tabs have no room, they are in a menu.
  const findCurrent = () => listControls(area).find((each) => each.matches('button[aria-current=true]'));
  const tabs = [...(findCurrent()?.parentElement?.parentElement?.querySelectorAll('button') ?? [])];
  const other = tabs.find((tab) => tab !== findCurrent() && !tab.matches('[aria-haspopup]'));
  if (!other) return;
  const name = nameElement(other);
  await press(other, '{Enter}');
  await expect
    .poll(() => nameElement(findCurrent() ?? document.body), { message: `Enter opens the view ${name}` })
    .toBe(name);
  found.views += 1;
}

describe('a list by keyboard', () => {
  it.each(listPages)('has every action in reach: $path, $label', async (list: ListPage) => {
    await app.open(list);
    // A pointer that rests on a cut text shows it in full, which Escape closes first.
    await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
    const area = findArea();
    expect([...findMouseOnly(area), ...(await findUnreachable(area))]).toEqual([]);
    for (const name of listPopupButtons(area, list.label).map(nameElement)) {
      // A menu that was opened replaces its button.
      const button = listPopupButtons(area, list.label).find((each) => nameElement(each) === name);
      expect(button && (await findPopupFaults(area, button))).toEqual([]);
      found.popups += 1;
    }
    await moveBetweenRows(list.label);
    await selectFirst(area, list.label);
    await sort(area);
    await turnPages(area);
    await changeView(area);
  });

  it('was tested with rows, menus, selections, orders, pages and views', () => {
    expect(Object.entries(found).filter(([, count]) => count === 0)).toEqual([]);
  });
});
