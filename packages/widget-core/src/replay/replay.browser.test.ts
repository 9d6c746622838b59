import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { testScope } from '../../test/testScope';
import { waitForPaint } from '../../test/waitForPaint';
import { waitUntilRecorded } from '../../test/waitUntilRecorded';
import { createReplayRecorder } from './createReplayRecorder';

let page: HTMLElement;
let dispose = () => {};

beforeEach(() => {
  page = document.createElement('main');
  document.body.append(page);
});
afterEach(() => {
  dispose();
  page.remove();
});

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function start(options = {}) {
  const replay = createReplayRecorder(testScope().scope, options);
  ({ dispose } = replay);
  return replay;
}

const privateFields = `
  <input type="password"><input class="gl-mask"><input class="gl-ignore"><input gleap-ignore="value">
  <input autocomplete="cc-number"><div class="gl-block"><input></div><div class="gl-mask"><textarea></textarea></div>
  <input type="hidden" value="canary-hidden">`;

test.each([
  ['by default', {}],
  ['even where the host shows fields', { maskAllInputs: false }],
])('private content never enters the replay, %s', async (_when, options) => {
  page.innerHTML = `${privateFields}<p class="gl-mask">canary-text</p><p class="gl-block">canary-block</p>`;
  const replay = start(options);
  for (const field of page.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')) {
    type(field, 'canary-typed');
  }
  await waitUntilRecorded(replay);
  const added = document.createElement('div');
  added.innerHTML = '<input type="password" value="canary-late"><p class="gl-mask">canary-later</p>';
  page.append(added);
  await waitUntilRecorded(replay);
  const text = JSON.stringify(replay.collect());
  expect(text.match(/canary-\w+/g)).toBeNull();
});

test('attributes with text are left out of the replay in masked or ignored elements', async () => {
  const words = ['title', 'alt', 'placeholder', 'aria-label', 'value', 'data-name'];
  const attributes = words.map((name) => `${name}="canary-${name}"`).join(' ');
  const markup = `<div class="a gl-mask"><b ${attributes}>x</b><button ${attributes}></button></div>
    <section class="gl-ignore"><i ${attributes}></i></section><input gleap-ignore="value" ${attributes}>`;
  page.innerHTML = `${markup}<p id="plain" title="open-title">text</p>`;
  const replay = start();
  await waitUntilRecorded(replay);
  const added = document.createElement('div');
  added.innerHTML = markup;
  page.append(added);
  await waitUntilRecorded(replay);
  added.querySelector('b')?.setAttribute('title', 'canary-changed');
  added
    .querySelector('.gl-mask')
    ?.append(Object.assign(document.createElement('u'), { title: 'canary-new' }));
  page.querySelector('#plain')?.setAttribute('title', 'open-changed');
  await waitUntilRecorded(replay);
  const text = JSON.stringify(replay.collect());
  expect(text.match(/canary-[\w-]+/g)).toBeNull();
  expect(text.match(/open-\w+/g)).toEqual(['open-title', 'open-changed']);
});

test('links lose their secrets, and a frame is not recorded as the text that it came from', async () => {
  const link = (name: string) => `<a href="/pay?token=canary-${name}&x=1">pay</a>`;
  page.innerHTML = `${link('first')}<iframe srcdoc="<p>inside</p><input type=password value=canary-frame>"></iframe>`;
  await new Promise((resolve) => page.querySelector('iframe')?.addEventListener('load', resolve));
  const replay = start();
  await waitUntilRecorded(replay);
  page.insertAdjacentHTML('beforeend', link('second'));
  page.querySelector('a')?.setAttribute('href', '/pay?token=canary-changed');
  await waitUntilRecorded(replay);
  const text = JSON.stringify(replay.collect());
  expect(text.match(/canary-\w+/g)).toBeNull();
  expect(text.match(/token=\[redacted\]/g)).toHaveLength(3);
  expect(text).toContain('inside');
});

test('plain fields are masked by default and shown where the host says so', async () => {
  page.innerHTML = '<input id="name">';
  const field = page.querySelector('input');
  const masked = start();
  if (field) type(field, 'visible-name');
  await waitUntilRecorded(masked);
  expect(JSON.stringify(masked.collect())).not.toContain('visible-name');
  masked.dispose();
  const shown = start({ maskAllInputs: false });
  if (field) type(field, 'visible-again');
  await waitUntilRecorded(shown);
  expect(JSON.stringify(shown.collect())).toContain('visible-again');
});

test('what is above the page is recorded in its order, with what canvases and boxes show in the end', async () => {
  page.innerHTML = `<dialog id="one">a</dialog><dialog id="two">b</dialog><p popover="manual" id="three" class="gl-mask">c</p>
    <canvas id="chart"></canvas><canvas class="gl-mask"></canvas><input type="checkbox" id="half">`;
  const find = <E extends HTMLElement>(id: string) => page.querySelector<E>(`#${id}`);
  find<HTMLDialogElement>('two')?.showModal();
  const replay = start();
  find('three')?.showPopover();
  find<HTMLDialogElement>('one')?.showModal();
  Object.assign(find('half') ?? {}, { indeterminate: true });
  type Change = { readonly id: number; readonly attributes: Readonly<Record<string, unknown>> };
  const changes = (): Change[] =>
    (replay.collect()?.events ?? []).flatMap(({ data }) => Object(data).attributes ?? []);
  const place = 'data-adlane-top-layer';
  /** The dialogs and the popover, the highest last, by their number in the page. */
  const listPlaces = () => {
    const last = new Map<number, unknown>(
      changes().flatMap(({ id, attributes }) =>
        place in attributes ? [[id, attributes[place]] as const] : [],
      ),
    );
    const ids = [...last.keys()].toSorted((one, other) => Number(last.get(one)) - Number(last.get(other)));
    return ids.map((id) => [...last.keys()].toSorted((one, other) => one - other).indexOf(id));
  };
  await eventually(() => expect(listPlaces()).toEqual([1, 2, 0]));
  find('three')?.hidePopover();
  const states = () => changes().map(({ attributes }) => attributes);
  await eventually(() => expect(states()).toContainEqual({ [place]: null }));
  expect(states().filter((state) => state['data-adlane-image'])).toHaveLength(1);
  expect(states()).toContainEqual({ 'data-adlane-indeterminate': '' });
});

test('a replay begins with the page, says its type and leaves the widget out', async () => {
  const widget = document.createElement('adlane-widget');
  widget.className = 'gl-block';
  widget.attachShadow({ mode: 'open' }).innerHTML = '<button>our own button</button>';
  page.append(widget, 'page text');
  const replay = start().collect();
  expect(replay).toMatchObject({ type: 'rrweb', width: window.innerWidth, height: window.innerHeight });
  expect(replay?.events.slice(0, 2).map(({ type: kind }) => kind)).toEqual([4, 2]);
  expect(JSON.stringify(replay)).toContain('page text');
  expect(JSON.stringify(replay)).not.toContain('our own button');
});

test('nothing is recorded after stop', async () => {
  const replay = start();
  replay.dispose();
  page.append('later');
  await waitForPaint();
  expect(replay.collect()).toBeUndefined();
});
