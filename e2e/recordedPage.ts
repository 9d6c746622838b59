/** A page with one of everything that a recorder treats in its own way. */
export const recordedPage = `<!doctype html><html lang="en"><head><title>Shop</title><meta charset="utf-8">
<meta name="description" content="x"><meta property="og:title" content="a"><link rel="icon" href="data:,">
<meta name="Robots" content="none"><meta name="theme-color" content="red"><meta name="verification" content="x">
<meta property="fb:app" content="1"><meta http-equiv="x-y" content="z"><meta name="my-keywords" content="a"><meta rel="icon">
<link rel="modulepreload" href="data:,"><link rel="preload" as="script" href="data:,"><link rel="prefetch" href="/a.js">
<link rel="prefetch" href="/a.css"><link rel="shortcut icon" href="data:,"><link rel="canonical" href="/here">
<style id="rules">body{color:red}@media screen{p{color:blue}@supports (color:red){p{margin:1px}}}</style><style></style><script>1</script></head>
<body class="a" style="background:url(x.png)"><!-- note --><main id="main"><p>Hello <b>world</b></p>
<input id="name" value="abc"><input type="password" value="pw"><input type="checkbox" checked>
<textarea id="area">text</textarea><select><option>a<option selected>b</select>
<div class="gl-mask">secret</div><div class="gl-block" style="width:50px;height:20px">blocked</div>
<input class="gl-ignore" value="zzz"><svg viewBox="0 0 1 1"><use href="#a"/></svg><canvas width="10" height="10"></canvas>
<img src="a.png" srcset="b.png 2x"><video muted></video><dialog id="dialog">dialog</dialog><div id="host"></div>
<iframe id="frame" srcdoc="<p>in a frame</p>"></iframe><x-el></x-el><a href="#y">link</a></main></body></html>`;

type Recorded = { timestamp?: number; data: { positions?: { timeOffset?: number }[] } };
type Recorder = (options: object) => () => void;

/**
 * Runs in the page: records it with the page's `recorder`, and changes it meanwhile. Resolves to the events without their
 * times, and the number of frames that the recorder made.
 */
export async function changePage(): Promise<{ events: unknown[]; frames: number }> {
  const start: Recorder = Reflect.get(window, 'recorder');
  const find = <E extends HTMLElement>(selector: string) => {
    const found = document.querySelector<E>(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found;
  };
  const wait = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));
  const shadow = find('#host').attachShadow({ mode: 'open' });
  shadow.innerHTML = '<style>b{color:blue}</style><b>shadow</b>';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('i{color:green}');
  document.adoptedStyleSheets = [sheet];
  let frames = 0;
  const plain = document.createElement.bind(document);
  document.createElement = (tag: string) => {
    if (tag === 'iframe') frames += 1;
    return plain(tag);
  };
  const events: Recorded[] = [];
  const stop = start({
    emit: (event: Recorded) => events.push(JSON.parse(JSON.stringify(event))),
    blockClass: 'gl-block',
    ignoreClass: 'gl-ignore',
    ignoreSelector: '.gl-ignore',
    maskTextClass: 'gl-mask',
    maskInputOptions: { text: true, textarea: true, select: true, password: true, input: true },
    maskInputFn: (text: string) => '*'.repeat(text.length),
    slimDOMOptions: 'all',
    sampling: { scroll: 150, mousemove: 50, mousemoveCallback: 500, media: 800, input: 'last' },
    errorHandler: () => true,
  });
  await wait(200);
  document.createElement = plain;
  const main = find('#main');
  const list = document.createElement('div');
  list.innerHTML =
    '<ul><li class="gl-mask">one</li><li>two<!--x--></li></ul><style>u{color:red}</style><input value="new">';
  const late = document.createElement('div');
  const rules = find<HTMLStyleElement>('#rules').sheet;
  const link = find('a');
  const press = (event: Event) => link.dispatchEvent(event);
  const point = (type: string, pointerType: string) =>
    void press(new PointerEvent(type, { bubbles: true, pointerType, clientX: 3, clientY: 4 }));
  const group = () => rules?.cssRules[1] as CSSMediaRule;
  const inner = () => (group().cssRules[1] as CSSGroupingRule).cssRules[0] as CSSStyleRule;
  const changes: (() => void)[] = [
    () => find('b').replaceChildren('changed'),
    () => find('.gl-mask').firstChild?.replaceWith('more secret'),
    () => main.append(list),
    () => main.prepend(find('ul')),
    () => list.remove(),
    () => document.body.style.setProperty('margin', '3px', 'important'),
    () => shadow.lastChild?.replaceWith('changed in the shadow'),
    () => main.append(late),
    () => late.attachShadow({ mode: 'open' }).append('late'),
    () => rules?.insertRule('p{color:pink}', 0),
    () => (rules?.cssRules[0] as CSSStyleRule | undefined)?.style.setProperty('color', 'gold'),
    () => rules?.deleteRule(0),
    () => void group().insertRule('i{color:red}'),
    () => group().deleteRule(0),
    () => inner().style.setProperty('margin', '2px', 'important'),
    () => void inner().style.removeProperty('margin'),
    () => sheet.replaceSync('i{color:green}h2{color:red}'),
    () => void sheet.replace('i{color:green}'),
    () => void rules?.addRule('u', 'color:red'),
    () => rules?.removeRule(2),
    () => void sheet.insertRule('h1{color:red}'),
    () => void (document.adoptedStyleSheets = [sheet, new CSSStyleSheet()]),
    () => find<HTMLDialogElement>('#dialog').showModal(),
    () => find('#area').append('more'),
    () => find('#name').setAttribute('type', 'password'),
    () => void (find<HTMLInputElement>('#name').value = 'typed'),
    () => void find('#name').dispatchEvent(new Event('input', { bubbles: true })),
    () => void (document.title = 'Another title'),
    () => find<HTMLIFrameElement>('#frame').contentDocument?.body.append('text in a frame'),
    () => void press(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 3, clientY: 4 })),
    () => point('pointerdown', 'touch'),
    () => point('pointerup', 'touch'),
    () => point('click', 'touch'),
    () => point('pointerdown', 'mouse'),
    () => point('pointerup', 'pen'),
    () => point('click', ''),
    () => point('contextmenu', 'mouse'),
    () => void press(new MouseEvent('dblclick', { bubbles: true })),
    () => void press(new FocusEvent('focus')),
    () => void press(new FocusEvent('blur')),
    () => void (find<HTMLSelectElement>('select').selectedIndex = 0),
    () => void (find<HTMLInputElement>('[type=checkbox]').checked = false),
    () => void (find<HTMLTextAreaElement>('#area').value = 'by a script'),
    () => void press(new MouseEvent('mousemove', { bubbles: true, clientX: 5, clientY: 6 })),
    () => getSelection()?.selectAllChildren(find('p')),
    () => void document.dispatchEvent(new Event('scroll')),
  ];
  for (const change of changes) {
    change();
    await wait();
  }
  await wait(700);
  stop();
  main.append('after the end');
  await wait();
  for (const event of events) {
    delete event.timestamp;
    for (const position of event.data.positions ?? []) delete position.timeOffset;
  }
  return { events, frames };
}
