import { count, type HostilePage } from './HostilePage';

/** Script of an object of which every use counts: its text, its number, its JSON and the given properties. */
const watched = (base: string, ...names: readonly string[]) =>
  `Object.defineProperties(${base}, Object.fromEntries(
    ${JSON.stringify(names)}.map((name) => [name, { configurable: true, get() { ${count('getter')} return 'own'; } }])
      .concat(['toString', 'valueOf', 'toJSON', Symbol.toPrimitive].map((name) =>
        [name, { configurable: true, value() { ${count('conversion')} return '/own'; } }]))))`;

/** Script that does this once the widget has started, and waits until its failures are reported. */
const act = (script: string) =>
  `window.act = async () => { ${script}; await new Promise((resolve) => setTimeout(resolve, 50)); };`;

/** Pages that log, throw and send values whose code must not run for the widget. */
export const watchedValues: readonly HostilePage[] = [
  {
    does: 'logs, throws and rejects with errors whose texts are getters',
    script: act(`const make = () => ${watched(`new Error('own')`, 'name', 'message', 'stack', 'cause')};
      console.error(make());
      setTimeout(() => { throw make(); });
      void Promise.reject(make())`),
  },
  {
    does: 'logs values that count their conversions',
    script: act(`console.info(${watched('{}')}, ${watched('[1]')}, ${watched('() => 1', 'name')},
      ${watched('new Uint8Array(2)', 'byteLength')}, ${watched('new Date(0)')}, ${watched('new Map()', 'size')})`),
  },
  {
    does: 'counts how stacks are formatted',
    script: `Error.prepareStackTrace = (error) => { ${count('stack')} return String(error.message); };
      ${act(`console.error(new Error('own'))`)}`,
  },
  {
    does: 'sends requests with options whose code counts',
    script: act(`const options = {
        get method() { ${count('method')} return 'POST'; },
        get body() { ${count('body')} return 'own'; },
        get headers() { ${count('headers')} return { 'x-own': ${watched('{}')} }; },
      };
      await fetch(location.origin + '/own', options);
      await fetch(${watched('{}')});
      const request = new XMLHttpRequest();
      request.open(${watched('{}')}, ${watched('{}')});
      request.setRequestHeader('x-own', ${watched('{}')})`),
  },
  {
    does: 'throws and rejects with errors that compute their message',
    script: act(`class OwnError extends Error { get message() { ${count('message')} return 'own'; } }
      setTimeout(() => { throw new OwnError(); });
      void Promise.reject(new OwnError())`),
  },
  {
    does: 'sends headers and addresses that are lists',
    script: act(`await fetch([location.origin + '/own'], { headers: { 'x-own': ['a', 'b'] } });
      const request = new XMLHttpRequest();
      request.open('GET', [location.origin + '/own']);
      request.setRequestHeader('x-own', ['a', 'b']);
      request.send()`),
  },
  {
    does: 'has a fetch whose failures count what is read of them',
    script: `const { fetch: plain } = window;
      window.fetch = (input, init) => String(input).endsWith('/fails')
        ? Promise.reject(${watched(`new Error('own')`, 'message', 'name', 'stack')}) : plain(input, init);
      ${act(`await fetch('/fails').catch(() => {})`)}`,
  },
  {
    does: 'has forms whose fields are named like properties of elements',
    // Once the widget shows: the test's own driver cannot search a page with such a form.
    script: act(`const form = document.createElement('form');
      for (const name of ['id', 'name', 'action', 'method', 'title', 'style', 'className', 'children', 'parentNode',
        'attributes', 'tagName', 'nodeName', 'localName', 'innerText', 'textContent', 'value', 'length', 'nodeType',
        'closest', 'matches', 'getAttribute', 'getAttributeNames', 'hasAttributes', 'classList', 'getRootNode', 'firstChild',
        'lastChild', 'childNodes', 'nextSibling', 'previousSibling', 'parentElement', 'shadowRoot', 'scrollTop', 'isConnected']) {
        const field = Object.assign(document.createElement('input'), { type: 'text' });
        field.name = name;
        HTMLElement.prototype.append.call(form, field);
      }
      HTMLElement.prototype.setAttribute.call(form, 'style', 'position: fixed; inset: 0 auto auto 0');
      document.body.append(form);
      HTMLElement.prototype.dispatchEvent.call(form, new MouseEvent('click', { bubbles: true, composed: true }))`),
  },
];
