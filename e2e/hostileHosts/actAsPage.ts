/**
 * Does what a page's code does and lists the results as JSON: requests, logs, events, addresses, storage, layout, names
 * and how often code ran that the widget must not run. Runs in the page, so it refers to nothing outside, and uses the
 * page's functions only for what it lists.
 */
export async function actAsPage(): Promise<string> {
  const { stringify } = Reflect.get(window, Symbol.for('native')) as Pick<JSON, 'stringify'>;
  const results: string[] = [];
  let text = '';
  async function list(name: string, act: () => unknown): Promise<void> {
    let result = '';
    try {
      result = String(await act());
    } catch (error) {
      result = `throws ${(error as Error).name}: ${(error as Error).message}`;
    }
    results[results.length] = `${name}: ${result}`;
  }
  await list('fetch', async () => (await fetch(`${location.origin}/own`)).text());
  await list('failed fetch', () => fetch('http://127.0.0.1:1/'));
  await list(
    'XMLHttpRequest',
    () =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        request.onloadend = () => resolve(`${request.status} ${request.responseText}`);
        request.open('GET', `${location.origin}/own`);
        request.send();
      }),
  );
  await list('console', () => {
    const { log, warn, error } = console;
    for (const write of [log, warn, error]) write('own line', { price: 1 }, new Error('own error'));
  });
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Own';
  await list('events', () => {
    text = '';
    for (const type of ['click', 'keydown']) {
      button.addEventListener(type, (event) => {
        text += `${type} ${event.defaultPrevented} `;
        event.preventDefault();
      });
      button.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
    return text;
  });
  await list('address', () => {
    history.pushState({ own: 1 }, '', `${location.origin}/own-route`);
    const found = `${location.pathname} ${stringify(history.state)}`;
    history.replaceState(null, '', `${location.origin}/`);
    return found;
  });
  await list('storage', () => {
    localStorage.setItem('own', '1');
    return localStorage.getItem('own');
  });
  await list('timers', async () => {
    text = '';
    const timer = new Promise<void>((resolve) => {
      setTimeout(() => {
        text += 'timer ';
        resolve();
      });
    });
    queueMicrotask(() => {
      text += 'microtask ';
    });
    await timer;
    return text;
  });
  await list('layout', () => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.querySelector(
      'html',
    ) as Element;
    return [left, top, width, height, scrollWidth, scrollHeight, clientWidth, clientHeight].join(' ');
  });
  await list('own markup', () => document.querySelector('h1')?.outerHTML);
  await list('own actions', () => Reflect.get(window, 'act')?.());
  await list('names of prototypes', () =>
    [Reflect.ownKeys(Object.prototype), Reflect.ownKeys(Array.prototype)].map(({ length }) => length),
  );
  // A screenshot and a replay of the page.
  await Reflect.get(window, 'Adlane')?.sendSilentCrashReport?.('own', 'LOW', {});
  await list('code that ran', () => stringify(Reflect.get(window, 'ran') ?? {}));
  button.remove();
  return stringify(results);
}
