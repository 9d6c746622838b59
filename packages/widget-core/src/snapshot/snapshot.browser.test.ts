import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldNames } from '../../test/fieldNames';
import { testScope } from '../../test/testScope';
import { buildMarksMarkup } from '../capture/buildMarksMarkup';
import { captureSnapshot } from './captureSnapshot';

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('main');
  document.body.append(page);
});
afterEach(() => {
  page.remove();
  vi.restoreAllMocks();
});

const snapshot = (marks = '', hidden: ReadonlySet<Element> = new Set()) =>
  captureSnapshot(testScope().scope, { isLive: false, marks, hidden, position: { x: 3, y: 40 } });

/** Creates a frame with this markup on the page. */
async function framed(markup: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.srcdoc = markup;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  page.append(frame);
  await loaded;
  return frame;
}

/** The snapshot, parsed as a browser would: scripts in it do not run. */
async function parsed() {
  const { html } = await snapshot();
  return { html, view: new DOMParser().parseFromString(html, 'text/html') };
}

describe('what never leaves the page', () => {
  test('passwords, cards, masked, ignored, blocked and hidden values', async () => {
    page.innerHTML = `
      <input type="password" value="canary-a"><input autocomplete="cc-number" value="canary-b">
      <input class="gl-mask" placeholder="canary-c" value="canary-d"><textarea class="gl-ignore">canary-e</textarea>
      <input gleap-ignore="value" value="canary-f"><input type="hidden" value="canary-g">
      <div class="gl-mask" title="canary-h">canary-i <b data-x="canary-j">canary-k</b><img alt="canary-l"></div>
      <div class="gl-block" id="canary-m">canary-n<input value="canary-o"></div>
      <div class="gl-mask"><input value="canary-p"><select><option>canary-q</option></select></div>
      <select class="gl-ignore"><option selected>canary-r</option></select>
      <input autocomplete="one-time-code" value="canary-s">`;
    const [password, card] = page.querySelectorAll('input');
    if (password) password.value = 'canary-typed';
    if (card) card.value = 'canary-typed';
    const { html } = await snapshot();
    expect(html.match(/canary-\w+/g)).toBeNull();
    expect(html).toContain('************');
  });

  test.each(['name="password"', 'id="new-pwd"', 'autocomplete="Current-Password"'])(
    'a password that is shown for a moment: %s',
    async (attribute) => {
      page.innerHTML = `<input type="password" ${attribute}>`;
      const field = page.querySelector('input');
      Object.assign(field ?? {}, { value: 'canary', type: 'text' });
      expect((await snapshot()).html).not.toContain('canary');
    },
  );

  test('secrets in the address of the page and in its links', async () => {
    const plain = location.href;
    history.replaceState(undefined, '', '?token=canary');
    page.innerHTML = '<a href="?access_token=canary">x</a>';
    const { html, baseUrl } = await snapshot();
    history.replaceState(undefined, '', plain);
    expect(html).not.toContain('canary');
    expect(baseUrl).toContain('token=[redacted]');
  });

  test('painted areas', async () => {
    page.innerHTML =
      '<section><p id="a">canary <b>seen</b></p><input id="b" value="canary"><p>beside</p></section>';
    const hidden = new Set(page.querySelectorAll('#a, #b'));
    const { html } = await snapshot('', hidden);
    expect(html).not.toContain('canary');
    expect(html).toContain('seen');
    expect(html).toContain('beside');
  });

  test('attributes with text, in masked or ignored elements', async () => {
    const words = ['title', 'alt', 'placeholder', 'aria-label', 'label', 'value', 'data-name', 'href'];
    const attributes = words.map((name) => `${name}="canary-${name}"`).join(' ');
    page.innerHTML = `<div class="gl-mask"><button ${attributes}>x</button><li ${attributes}>y</li></div>
      <section class="gl-ignore"><a ${attributes}>seen</a></section><p gleap-ignore="value" ${attributes}>also seen</p>
      <p class="row" ${attributes.replaceAll('canary', 'open')}>beside</p>`;
    const { html } = await snapshot();
    expect(html.match(/canary-[\w-]+/g)).toBeNull();
    expect(html).toContain('also seen');
    expect(html).toContain('data-name="open-data-name"');
    expect(html).toContain('class="row"');
  });

  test('a frame’s private parts, and frames that are blocked, masked or painted over', async () => {
    const frame = await framed(
      '<p class="gl-mask">canary-a</p><input type="password" value="canary-b"><p class="gl-block">canary-c</p>',
    );
    expect((await snapshot()).html.match(/canary-\w/g)).toBeNull();
    frame.contentDocument?.body.append('canary-d');
    frame.className = 'gl-block';
    expect((await snapshot()).html).not.toContain('canary');
    frame.className = 'gl-mask';
    expect((await snapshot()).html).not.toContain('canary');
    frame.className = '';
    expect((await snapshot('', new Set([frame]))).html).not.toContain('canary');
  });

  test('scripts, handlers, script addresses, plug-ins and our own layers', async () => {
    page.innerHTML = `<p onclick="canary()">text</p><a href="javascript:canary()">link</a><iframe sandbox="" srcdoc="canary"></iframe>
      <noscript>canary</noscript><object data="canary"></object><adlane-widget>canary</adlane-widget>`;
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.textContent = 'canary';
    page.append(script);
    const { html, view } = await parsed();
    expect(html).not.toContain('canary');
    expect(view.querySelectorAll('script,iframe,object,noscript,adlane-widget')).toHaveLength(0);
    expect(view.body.textContent).toContain('text');
  });
});

describe('what the picture shows', () => {
  test('typed, chosen and selected values', async () => {
    page.innerHTML = `<input id="name"><textarea id="note"></textarea><input type="checkbox" id="tick">
      <select id="size"><option>S</option><option>L</option></select>`;
    const field = <E extends Element>(id: string) => page.querySelector<E>(`#${id}`);
    Object.assign(field('name') ?? {}, { value: 'Ada "<&' });
    Object.assign(field('note') ?? {}, { value: 'two\nlines' });
    Object.assign(field('tick') ?? {}, { checked: true });
    Object.assign(field('size') ?? {}, { value: 'L' });
    const { view } = await parsed();
    expect(view.querySelector<HTMLInputElement>('#name')?.value).toBe('Ada "<&');
    expect(view.querySelector<HTMLTextAreaElement>('#note')?.value).toBe('two\nlines');
    expect(view.querySelector<HTMLInputElement>('#tick')?.checked).toBe(true);
    expect(view.querySelector<HTMLSelectElement>('#size')?.value).toBe('L');
  });

  test('what only script can set: modal dialogs, open popovers and half-checked boxes', async () => {
    page.innerHTML = `<dialog id="modal">a</dialog><dialog id="plain" open>b</dialog><div popover="manual" id="hint">c</div>
      <div popover id="closed">d</div><input type="checkbox" id="half"><input type="checkbox" class="gl-ignore" id="secret">`;
    const find = <E extends Element>(id: string) => page.querySelector<E>(`#${id}`);
    find<HTMLDialogElement>('modal')?.showModal();
    find<HTMLElement>('hint')?.showPopover();
    for (const id of ['half', 'secret']) Object.assign(find(id) ?? {}, { indeterminate: true });
    const { view } = await parsed();
    const layers = ['modal', 'plain', 'hint', 'closed'].map((id) =>
      view.querySelector(`#${id}`)?.hasAttribute('data-adlane-top-layer'),
    );
    expect(layers).toEqual([true, false, true, false]);
    expect([...view.querySelectorAll('[data-adlane-indeterminate]')].map(({ id }) => id)).toEqual(['half']);
  });

  test.each([
    ['<progress max="10" value="4"></progress>', '4'],
    ['<progress max="10"></progress>', null],
    ['<meter min="1" max="10" value="7"></meter>', '7'],
    ['<div class="gl-mask"><progress max="10" value="4"></progress></div>', null],
  ])('how far a bar is filled, unless it is masked: %s', async (bar, value) => {
    page.innerHTML = bar;
    const { view } = await parsed();
    expect(view.querySelector('progress, meter')?.getAttribute('value')).toBe(value);
  });

  test('what a video shows as its poster, unless it is masked', async () => {
    const source = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    let isPlaying = false;
    const paint = () => {
      source.getContext('2d')?.fillRect(0, 0, 40, 30);
      if (!isPlaying) requestAnimationFrame(paint);
    };
    paint();
    page.innerHTML = '<video id="open" muted></video><video id="secret" class="gl-mask" muted></video>';
    for (const video of page.querySelectorAll('video')) {
      video.srcObject = source.captureStream();
      await video.play();
    }
    isPlaying = true;
    const { view } = await parsed();
    const posters = [...view.querySelectorAll('video')].map(({ poster }) => poster.split(',')[0]);
    expect(posters).toEqual(['data:image/webp;base64', '']);
  });

  test('elements where animations of styles and of scripts have brought them', async () => {
    page.innerHTML = '<p id="moved" style="color:red">a</p><p id="still">b</p>';
    const [moved] = page.querySelectorAll('p');
    moved?.animate({ translate: ['0px', '100px'] }, { duration: 1, fill: 'forwards' }).finish();
    const { view } = await parsed();
    const { translate, color, animationName } = view.querySelector<HTMLElement>('#moved')?.style ?? {};
    expect([translate, color, animationName]).toEqual(['100px', 'red', 'none']);
    expect(view.querySelector('#still')?.hasAttribute('style')).toBe(false);
  });

  test('a canvas as an image of at most 900 px', async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1800, height: 600 });
    page.append(canvas);
    const { view } = await parsed();
    const picture = view.querySelector<HTMLImageElement>('main img');
    expect(picture?.src).toMatch(/^data:image\/webp/);
    const loaded = new Image();
    loaded.src = picture?.src ?? '';
    await loaded.decode();
    expect([loaded.width, loaded.height]).toEqual([900, 300]);
  });

  test('an image of at most 500 px, if the site is not live; on a live one it stays a link', async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 600 });
    canvas.getContext('2d')?.fillRect(0, 0, 500, 600);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const image = new Image();
    // Named as a file of the page's own would be, but there without a server.
    image.src = URL.createObjectURL(blob ?? new Blob());
    await image.decode();
    page.append(image);
    const { view } = await parsed();
    const copy = new Image();
    copy.src = view.querySelector('main img')?.getAttribute('src') ?? '';
    await copy.decode();
    expect([copy.naturalWidth, copy.naturalHeight]).toEqual([500, 300]);
    image.src = '/remote.png';
    const live = { isLive: true, marks: '', hidden: new Set<Element>(), position: { x: 0, y: 0 } };
    expect((await captureSnapshot(testScope().scope, live)).html).toContain(`${location.origin}/remote.png`);
  });

  test('shadow roots, with their adopted styles', async () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('p { color: rgb(1, 2, 3) }');
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = '<p>in the shadow</p><slot></slot>';
    host.append('in the light');
    page.append(host);
    const { html } = await snapshot();
    expect(html).toContain('<template shadowrootmode="open"><style>p { color: rgb(1, 2, 3); }');
    expect(html).toContain('in the shadow');
    expect(html).toContain('in the light');
  });

  test('frames of the same origin, with their styles, apart from the page’s own', async () => {
    const rules = 'body{color:rgb(1, 2, 3)}html{background:rgb(4, 5, 6)}p.body{margin:0}';
    await framed(`<style>${rules}</style><p class="body">in the frame</p>`);
    const { html, view } = await parsed();
    const { content } = view.querySelector('main div template') as HTMLTemplateElement;
    expect(content.querySelector('[data-adlane-body] p')?.textContent).toBe('in the frame');
    const style = content.querySelector('style')?.textContent ?? '';
    expect(style.match(/^\S+/gm)).toEqual(['[data-adlane-body]', ':host', 'p.body']);
    // As the operator's page draws it.
    const shown = document.createElement('div');
    shown.setHTMLUnsafe(html);
    page.replaceChildren(shown);
    const root = shown.querySelector('[bb-element]')?.shadowRoot;
    const body = root?.querySelector('[data-adlane-body]');
    expect(body && getComputedStyle(body).color).toBe('rgb(1, 2, 3)');
  });

  test('rules that were added by script', async () => {
    const style = document.createElement('style');
    page.append(style);
    style.sheet?.insertRule('.added { background: url("a.png") }');
    const { html } = await snapshot();
    expect(html).toContain('.added');
    expect(html).toContain(new URL('a.png', document.baseURI).href);
  });

  test('scroll position, size and the marks', async () => {
    page.innerHTML = '<div id="box" style="height:50px;overflow:auto"><div style="height:500px"></div></div>';
    const box = page.querySelector('#box');
    if (box) box.scrollTop = 120;
    const { html, x, y, width } = await snapshot('<svg data-adlane-marks=""></svg>');
    expect(html).toContain('bb-scrollpos-top="120"');
    expect(html).toMatch(/<svg data-adlane-marks=""><\/svg><\/body>/);
    expect([x, y, width]).toEqual([3, 40, window.innerWidth]);
  });

  test.each(['', 'position:relative;margin:20px 30px'])(
    'marks in the coordinates of the page, in a body with the style "%s"',
    async (style) => {
      const points = [
        { x: 10, y: 1020 },
        { x: 50, y: 1060 },
      ];
      expect(buildMarksMarkup([], document.body)).toBe('');
      document.body.style.cssText = style;
      const marks = buildMarksMarkup([{ tool: 'rectangle', color: '#EB144C', points }], document.body);
      const { html } = await snapshot(marks);
      document.body.style.cssText = '';
      expect(html).toContain('stroke="#EB144C" stroke-width="6"');
      const { contentDocument } = await framed(html);
      const box = contentDocument?.querySelector('[data-adlane-marks] path')?.getBoundingClientRect();
      expect([box?.x, box?.y, box?.width, box?.height]).toEqual([10, 1020, 40, 40]);
    },
  );
});

test('sizes and scroll positions are read in a later task than the call, so that layout is a separate one', async () => {
  page.innerHTML = '<section><b>text</b><p class="gl-block">box</p></section>';
  const read: string[] = [];
  const note = <R>(what: string, answer: R) => {
    read.push(what);
    return answer;
  };
  const { postMessage } = MessagePort.prototype;
  vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (this: MessagePort, data) {
    note('task', postMessage.call(this, data));
  });
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => note('place', 0));
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => note('place', 0));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() =>
    note('place', new DOMRect(0, 0, 7, 5)),
  );
  const { html } = await snapshot();
  expect(html).toContain('width:7px;height:5px');
  expect(read.indexOf('place')).toBeGreaterThan(read.indexOf('task'));
  expect(read.filter((what) => what === 'place').length).toBeGreaterThan(2);
});

test('elements that contain text alone are written with one read each, without comments', async () => {
  page.innerHTML = '<p>one<!-- canary --> and two</p>'.repeat(100);
  for (const leaf of page.children) leaf.append(' and three');
  const matches = vi.spyOn(Element.prototype, 'matches');
  const nodeValue = vi.spyOn(Node.prototype, 'nodeValue', 'get');
  const { html } = await snapshot();
  const read = nodeValue.mock.contexts.filter((node) => node instanceof Node && page.contains(node));
  expect(read).toHaveLength(0);
  expect(matches.mock.contexts.filter((node) => node instanceof Node && page.contains(node))).toHaveLength(0);
  expect(html.split('<p>one and two and three</p>')).toHaveLength(101);
});

test('10,000 nodes are written while the page goes on with its own tasks', async () => {
  page.innerHTML = '<ul>' + '<li class="row"><b>text</b> and <i>more</i></li>'.repeat(2000) + '</ul>';
  let ownTasks = 0;
  const own = setInterval(() => {
    ownTasks += 1;
  }, 0);
  const { html } = await snapshot();
  clearInterval(own);
  expect(html.match(/<li class="row">/g)).toHaveLength(2000);
  expect(ownTasks).toBeGreaterThan(0);
});

test.each([
  ['BackCompat', '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html'],
  ['CSS1Compat', '<!DOCTYPE html><html'],
])('a page in the mode %s is captured with its doctype', async (mode, doctype) => {
  vi.spyOn(document, 'compatMode', 'get').mockReturnValue(mode);
  const { html } = await captureSnapshot(testScope().scope, {
    isLive: true,
    marks: '',
    hidden: new Set(),
    position: { x: 0, y: 0 },
  });
  expect(html.startsWith(doctype)).toBe(true);
});

test.each(fieldNames)('a form with a field named %s is written as any other', async (name) => {
  const write = async (field: string) => {
    page.innerHTML = `<p>before</p><form class="own"><input name="${field}" value="typed"><b>text</b></form><p>after</p>`;
    const { html } = await snapshot();
    return html.slice(html.indexOf('<p>before'), html.indexOf('<p>after')).replace(`name="${field}"`, '');
  };
  expect(await write(name)).toBe(await write('other'));
});

test.each(['masked', 'blocked'])('a form that is %s stays so whatever its fields are named', async (how) => {
  const fields = fieldNames.map((name) => `<input name="${name}" value="own secret">`).join('');
  page.innerHTML = `<form class="gl-${how.replace('ed', '')}">${fields}own secret</form>`;
  expect((await snapshot()).html).not.toContain('own secret');
});
