import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { fullConfig, guest, testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { waitUntilIdle } from '../../test/waitUntilIdle';
import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createWidget } from '../publicApi/createWidget';

// What a start costs its page, counted: milliseconds are the bench's.

let api: AdlaneApi | undefined;
let undos: (() => void)[] = [];

afterEach(() => {
  api?.destroy();
  for (const undo of undos) undo();
  undos = [];
  localStorage.clear();
});

/** Properties that force a layout, by the object that defines them. */
const questions: readonly (readonly [object, string])[] = [
  [
    Element.prototype,
    'clientWidth clientHeight scrollTop scrollLeft scrollWidth scrollHeight getBoundingClientRect getClientRects checkVisibility',
  ],
  [HTMLElement.prototype, 'offsetWidth offsetHeight offsetTop offsetLeft innerText'],
  [Document.prototype, 'elementFromPoint elementsFromPoint'],
  [window, 'getComputedStyle innerWidth innerHeight scrollX scrollY'],
];

/** Records the names of layout reads from now on. */
function watchQuestions(): string[] {
  const requested: string[] = [];
  for (const [owner, names] of questions) {
    for (const name of names.split(' ')) {
      const plain = Object.getOwnPropertyDescriptor(owner, name);
      if (!plain) throw new Error(`The browser has no ${name}.`);
      const read = function (this: unknown) {
        requested.push(name);
        return plain.get ? Reflect.apply(plain.get, this, []) : plain.value;
      };
      Object.defineProperty(owner, name, { configurable: true, get: read });
      undos.push(() => void Object.defineProperty(owner, name, plain));
    }
  }
  return requested;
}

/** Nodes that come into a tree from now on, one list for each insertion. */
function watchInsertions(root: Node): string[][] {
  const insertions: string[][] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) insertions.push([...addedNodes].map(({ nodeName }) => nodeName));
  });
  observer.observe(root, { childList: true, subtree: true });
  undos.push(() => observer.disconnect());
  return insertions;
}

test('a start forces no layout, adds one element to the page and draws its button once', async () => {
  const flowConfig = { ...fullConfig, enableWebReplays: false, hasTooltips: false };
  const { scope, sent } = testScope({ '/sessions': () => Response.json({ ...guest, flowConfig }) });
  const requested = watchQuestions();
  const page = watchInsertions(document.documentElement);
  const widget = createWidget(scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setWSApiUrl('ws://127.0.0.1:9/');
  widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  const drawnAgain = watchInsertions(widgetRoot());
  await waitUntilIdle();
  expect(requested).toEqual([]);
  expect(page).toEqual([['ADLANE-WIDGET']]);
  expect(widgetRoot().childElementCount).toBe(1);
  expect(drawnAgain).toEqual([]);
  expect(sent.map(({ path }) => path)).toEqual(['/sessions']);
});

test('a project without a button adds nothing to the page', async () => {
  const flowConfig = { ...fullConfig, feedbackButtonPosition: 'BUTTON_NONE', enableWebReplays: false };
  const { scope, sent } = testScope({ '/config/k': () => Response.json({ flowConfig }) });
  const page = watchInsertions(document.documentElement);
  const widget = createWidget(scope);
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.initialize('k');
  await eventually(() => expect(sent.map(({ path }) => path)).toContain('/config/k'));
  await waitUntilIdle();
  expect(page).toEqual([]);
});
