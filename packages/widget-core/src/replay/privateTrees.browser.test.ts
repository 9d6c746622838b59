import { afterEach, beforeEach, expect, test } from 'vitest';
import { testScope } from '../../test/testScope';
import { waitUntilRecorded } from '../../test/waitUntilRecorded';
import { createReplayRecorder } from './createReplayRecorder';

// Private content in shadow roots and frames, which the recorder does not check.

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('main');
  document.body.append(page);
});
afterEach(() => page.remove());

/** Every root on the page but the page's own: a shadow root of each `div.root`, the document of each frame. */
function innerRoots(): ParentNode[] {
  const roots: ParentNode[] = [];
  for (const element of page.querySelectorAll<HTMLElement>('div.root, iframe')) {
    const framed = element instanceof HTMLIFrameElement ? element.contentDocument?.body : undefined;
    roots.push(framed ?? element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }
  return roots;
}

/** Fills each of these roots with words and a field. */
function fill(roots: readonly ParentNode[], words: string) {
  for (const root of roots) {
    const part = document.createElement('section');
    part.innerHTML = `<style>p { color: red }</style><p title="${words}-title">${words}</p>
      <input value="${words}-value"><input type="checkbox" checked>`;
    root.append(part);
  }
}

/** Changes each text, and types into each field. */
function change(roots: readonly ParentNode[], words: string) {
  for (const root of roots) {
    for (const text of root.querySelectorAll('p')) {
      if (text.firstChild) text.firstChild.nodeValue = words;
      text.title = `${words}-title`;
    }
    for (const field of root.querySelectorAll('input')) {
      if (field.type === 'text') field.value = words;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      field.click();
    }
  }
}

test.each([
  ['masked', '<div class="root gl-mask"></div>'],
  ['within what is masked', '<div class="gl-mask"><b><div class="root"></div></b></div>'],
  ['blocked', '<div class="root gl-block"></div>'],
  ['a frame, blocked', '<iframe class="gl-block"></iframe>'],
  ['a frame within what is masked', '<div class="gl-mask"><iframe></iframe></div>'],
])('%s', async (_what, markup) => {
  page.innerHTML = markup;
  fill(innerRoots(), 'canary-first');
  const replay = createReplayRecorder(testScope().scope, { maskAllInputs: false });
  await waitUntilRecorded(replay);
  fill(innerRoots(), 'canary-added');
  await waitUntilRecorded(replay);
  change(innerRoots(), 'canary-changed');
  page.insertAdjacentHTML('beforeend', markup);
  await waitUntilRecorded(replay);
  fill(innerRoots(), 'canary-late');
  await waitUntilRecorded(replay);
  const text = JSON.stringify(replay.collect());
  replay.dispose();
  expect(text.match(/canary-[\w-]+/g)).toBeNull();
  expect(text.match(/"(?:checked|isChecked)":true/g)).toBeNull();
  if (!markup.includes('gl-block')) expect(text).toContain('color: red');
});

test('the fields of what is ignored, in its shadow root; its texts are told', async () => {
  page.innerHTML = '<div class="root gl-ignore"></div>';
  fill(innerRoots(), 'open');
  const replay = createReplayRecorder(testScope().scope, { maskAllInputs: false });
  await waitUntilRecorded(replay);
  change(innerRoots(), 'changed');
  await waitUntilRecorded(replay);
  const text = JSON.stringify(replay.collect());
  replay.dispose();
  expect(text.match(/open-\w+|"isChecked":true/g)).toBeNull();
  expect(text).toContain('"textContent":"open"');
  expect(text).toContain('"value":"changed"');
  expect(text).not.toContain('"text":"changed"');
});

test('secrets in what a form or a frame asks for', async () => {
  page.innerHTML = `<form action="/reset?resetToken=canary-form"><button formaction="/x?token=canary-button"></button></form>
    <iframe src="https://pay.invalid/?client_secret=canary-frame"></iframe>`;
  const replay = createReplayRecorder(testScope().scope, {});
  await waitUntilRecorded(replay);
  const text = JSON.stringify(replay.collect());
  replay.dispose();
  expect(text.match(/canary-\w+/g)).toBeNull();
  expect(text).toContain('resetToken=[redacted]');
});
