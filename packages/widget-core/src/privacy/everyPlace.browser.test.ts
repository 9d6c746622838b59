import { expect, test } from 'vitest';
import { reportCounts } from '../../../../test/reportCounts';
import {
  box,
  canary,
  collectAll,
  countCanaries,
  findLeaks,
  frameIn,
  listCounts,
  page,
  useCanaryPage,
} from '../../test/canaryPage';

// Every form control × attribute × place, each with its own canary, before and after changes of the page: none
// is in the screenshot, the replay or the logs.

useCanaryPage();

const inputTypes =
  'text search email url tel number password hidden date time month week datetime-local color range checkbox radio button submit reset image file'.split(
    ' ',
  );
const attributeNames =
  'title placeholder aria-label aria-description aria-valuetext aria-placeholder data-value data-name alt label summary value name list pattern ng-reflect-model v-model wire:snapshot @click :value x-data abbr cite download content action formaction'.split(
    ' ',
  );
/** An element with a canary in each attribute, set by script, as parsers refuse some of the names. */
const withAttributes = (tag: string, where: string, text = '') => {
  const element = document.createElement(tag);
  const shell = document.createElement('div');
  shell.innerHTML = `<i ${attributeNames.map((name) => `${name}="${canary(`${where} ${tag} ${name}`)}"`).join(' ')}></i>`;
  for (const attribute of shell.firstElementChild?.attributes ?? []) {
    element.setAttributeNode(attribute.cloneNode() as Attr);
  }
  element.textContent = text && canary(`${where} ${text}`);
  return element;
};

/** All controls and what else carries words, each with its own. */
function buildContents(where: string): Element[] {
  const parts: Element[] = [];
  for (const type of inputTypes) {
    const input = withAttributes('input', `${where} ${type}`);
    input.setAttribute('type', type);
    parts.push(input);
  }
  for (const tag of 'textarea button output progress meter fieldset label p a summary th details'.split(
    ' ',
  )) {
    parts.push(withAttributes(tag, where, `${tag} text`));
  }
  for (const isMultiple of [false, true]) {
    const select = withAttributes('select', where);
    if (isMultiple) select.setAttribute('multiple', '');
    const group = withAttributes('optgroup', where);
    group.append(withAttributes('option', where, 'option text'));
    select.append(withAttributes('option', where, 'first option'), group);
    parts.push(select);
  }
  const editable = withAttributes('div', where, 'editable text');
  editable.setAttribute('contenteditable', '');
  const styled = document.createElement('b');
  styled.setAttribute('style', `--words:"${canary(`${where} variable`)}"`);
  const holder = document.createElement('div');
  holder.innerHTML = `<object data="data:text/html,${canary(`${where} object`)}"></object>
    <embed src="data:text/html,${canary(`${where} embed`)}">
    <iframe srcdoc="${canary(`${where} srcdoc`)}"></iframe>
    <svg><title>${canary(`${where} svg title`)}</title><text>${canary(`${where} svg text`)}</text></svg>
    <img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><text>${canary(`${where} svg image`)}</text></svg>">
    <datalist><option value="${canary(`${where} datalist`)}"></datalist>
    <video><track label="${canary(`${where} track`)}"></video><canvas></canvas>`;
  return [...parts, editable, styled, holder];
}

type Place = { readonly name: string; readonly fill: (contents: readonly Element[]) => Promise<void> | void };

const append = (parent: Node, contents: readonly Element[]) => {
  for (const part of contents) parent.appendChild(part);
};

const places: readonly Place[] = [
  { name: 'mask', fill: (contents) => append(box('gl-mask'), contents) },
  { name: 'deep in a mask', fill: (contents) => append(box('', box('', box('gl-mask'))), contents) },
  { name: 'block', fill: (contents) => append(box('', box('gl-block')), contents) },
  {
    name: 'each masked itself',
    fill(contents) {
      for (const part of contents) part.classList.add('gl-mask');
      append(page, contents);
    },
  },
  {
    name: 'shadow root in a mask',
    fill: (contents) => append(box('', box('gl-mask')).attachShadow({ mode: 'open' }), contents),
  },
  {
    name: 'mask in a shadow root',
    fill: (contents) => append(box('gl-mask', box('').attachShadow({ mode: 'open' })), contents),
  },
  { name: 'frame in a mask', fill: async (contents) => append(await frameIn(box('gl-mask')), contents) },
  { name: 'masked frame', fill: async (contents) => append(await frameIn(page, 'gl-mask'), contents) },
  {
    name: 'mask in a frame',
    fill: async (contents) => append(box('gl-mask', await frameIn(page)), contents),
  },
  { name: 'blocked frame', fill: async (contents) => append(await frameIn(page, 'gl-block'), contents) },
  {
    name: 'slot of a masked root',
    fill(contents) {
      const host = box('gl-mask');
      host.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>';
      append(host, contents);
    },
  },
];

/** All elements of the page, of its shadow roots and of its frames. */
function* listElements(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    const { shadowRoot, contentDocument }: Partial<HTMLIFrameElement> = Object(element);
    if (shadowRoot) yield* listElements(shadowRoot);
    if (contentDocument) yield* listElements(contentDocument);
  }
}

/** Types, chooses, clicks, and changes attributes and texts, as visitors and scripts do. */
function changeAll(round: string): void {
  for (const element of Array.from(listElements(page))) {
    const { localName } = element;
    for (const name of ['title', 'data-value', 'aria-label']) {
      if (element.hasAttribute(name)) element.setAttribute(name, canary(`${round} ${localName} ${name}`));
    }
    const text = element.firstChild;
    if (text?.nodeType === Node.TEXT_NODE && localName !== 'style')
      text.nodeValue = canary(`${round} ${localName} text`);
    if ('value' in element && !['progress', 'meter', 'li'].includes(localName)) {
      if (Reflect.get(element, 'type') !== 'file')
        Reflect.set(element, 'value', canary(`${round} ${localName} typed`));
      element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (!/^(?:html|body|summary|a|submit|image)$/.test(localName)) {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    }
  }
}

test.for(places)('no canary leaves the place: $name', async ({ name, fill }, context) => {
  await fill(buildContents(`${name} first`));
  const text = await collectAll(async (untilRecorded) => {
    changeAll('changed');
    await untilRecorded();
    await fill(buildContents(`${name} added`));
    await untilRecorded();
    changeAll('changed late');
  });
  reportCounts(context, listCounts());
  expect(countCanaries()).toBeGreaterThan(1500);
  expect(findLeaks(text)).toEqual([]);
});

test('what becomes private later is so at once, with all that is in it, also in shadow roots and frames', async () => {
  const outer = box('later');
  append(box('', outer).attachShadow({ mode: 'open' }), [document.createElement('p')]);
  append(await frameIn(outer), [document.createElement('p')]);
  const inner = document.createElement('p');
  append(outer, [inner]);
  const text = await collectAll(async (untilRecorded) => {
    outer.classList.add('gl-mask');
    await untilRecorded();
    for (const element of listElements(outer)) {
      if (element.localName !== 'p') continue;
      element.setAttribute('title', canary('toggled title'));
      element.textContent = canary('toggled text');
    }
  });
  expect(countCanaries()).toBe(6);
  expect(findLeaks(text)).toEqual([]);
});

test.each([
  ['style', (css: string) => page.insertAdjacentHTML('beforeend', `<style>${css}</style>`)],
  [
    'adopted sheet',
    (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
  ],
  [
    'rule added by script',
    (css: string) => {
      const style = document.createElement('style');
      page.append(style);
      for (const rule of css.split('\n')) style.sheet?.insertRule(rule);
    },
  ],
])(
  'words that a %s puts into masked elements are masked; icons and words of open elements stay',
  async (_what, add) => {
    page.innerHTML =
      '<p class="gl-mask"><b class="balance"></b><i class="both"></i></p><i class="both open"></i>';
    const css = [
      `.balance::before { content: "${canary('rule')}"; color: red }`,
      `@media screen { .gl-mask .balance:after { content: "${canary('media')};}" } }`,
      `.balance { --text: "${canary('variable')}"; &::before { content: "${canary('nested')}" } }`,
      `.later::before { content: "${canary('unused')}" }`,
      '.both::before { content: "seen words" }',
      '.balance::after { content: "→" }',
    ].join('\n');
    const text = await collectAll(async (untilRecorded) => {
      await untilRecorded();
      add(css);
    });
    document.adoptedStyleSheets = [];
    expect(countCanaries()).toBe(5);
    expect(findLeaks(text)).toEqual([]);
    expect(text.match(/seen words/g)?.length).toBeGreaterThan(1);
    expect(text).toContain('→');
  },
);
