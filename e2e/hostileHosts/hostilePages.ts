import { changedGlobals } from './changedGlobals';
import { count, type HostilePage, refuse } from './HostilePage';
import { watchedValues } from './watchedValues';

/** Calls and globals that pages freeze, replace, remove or wrap. */
const changedCalls: readonly HostilePage[] = [
  { does: 'has a fetch that fails', script: `window.fetch = ${refuse('fetch')};`, shows: false },
  { does: 'has removed fetch', script: 'delete window.fetch;', shows: false },
  {
    does: 'has a fetch that no script can replace',
    script: `Object.defineProperty(window, 'fetch', { value: window.fetch, writable: false, configurable: false });`,
  },
  { does: 'has removed XMLHttpRequest', script: 'delete window.XMLHttpRequest;' },
  { does: 'freezes XMLHttpRequest', script: 'Object.freeze(XMLHttpRequest.prototype);' },
  {
    does: 'has removed WebSocket and EventSource',
    script: 'delete window.WebSocket; delete window.EventSource;',
  },
  { does: 'has no beacons', script: 'delete Navigator.prototype.sendBeacon;' },
  { does: 'freezes its console', script: 'Object.freeze(console);' },
  {
    does: 'has a console that refuses changes',
    script: `window.console = new Proxy(console, { set() { throw new Error('Read-only'); }, defineProperty: () => false });`,
    shows: false,
  },
  { does: 'freezes its history', script: 'Object.freeze(history); Object.freeze(History.prototype);' },
  {
    does: 'refuses changes of its address',
    script: `History.prototype.replaceState = ${refuse('history')};`,
  },
  {
    does: 'refuses its storage',
    script: `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Refused', 'SecurityError'); } });`,
  },
  {
    does: 'has no room in its storage',
    script: `Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError'); };`,
  },
  {
    does: 'refuses its cookies',
    script: `Object.defineProperty(document, 'cookie', { get() { throw new DOMException('Refused', 'SecurityError'); } });`,
  },
  {
    does: 'has removed databases',
    script: `Object.defineProperty(window, 'indexedDB', { value: undefined });`,
  },
  { does: 'has removed random ids', script: 'delete Crypto.prototype.randomUUID;' },
  { does: 'always draws the same number', script: 'Math.random = () => 0;' },
  {
    does: 'has stopped its clock',
    script: 'const now = Date.now(); Date.now = () => now; performance.now = () => 0;',
  },
  { does: 'draws no frame', script: 'window.requestAnimationFrame = () => 0;' },
  {
    does: 'observes no sizes',
    script:
      'delete window.ResizeObserver; delete window.IntersectionObserver; delete window.PerformanceObserver;',
  },
  { does: 'has removed MutationObserver', script: 'delete window.MutationObserver;' },
  { does: 'has removed DOMException', script: 'delete window.DOMException;' },
  {
    does: 'freezes DOMException',
    script: 'Object.freeze(DOMException.prototype); Object.freeze(DOMException);',
  },
  {
    does: 'wraps timers, events and promises, as zones do',
    script: `for (const name of ['setTimeout', 'setInterval', 'queueMicrotask']) {
        const native = window[name];
        window[name] = (act, ...more) => native(() => act(), ...more);
      }
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (type, act, options) {
        return addEventListener.call(this, type, typeof act === 'function' ? (event) => act(event) : act, options);
      };
      const { then } = Promise.prototype;
      Promise.prototype.then = function (...acts) { return then.apply(this, acts); };`,
  },
  {
    does: 'wraps the creation of elements',
    script: `const { createElement } = document;
      document.createElement = function (...given) {
        const element = createElement.apply(document, given);
        element.dataset.made = 'page';
        return element;
      };`,
  },
  {
    does: 'refuses shadow roots and custom elements',
    script: `Element.prototype.attachShadow = ${refuse('shadow root')};
      customElements.define = ${refuse('element')};`,
    shows: false,
  },
  {
    does: 'has another URL that only parses',
    script: 'const Native = URL; window.URL = function (url, base) { return new Native(url, base); };',
  },
  { does: 'formats stacks of errors', script: 'Error.prepareStackTrace = (_error, sites) => sites;' },
  { does: 'has removed copies of values', script: 'delete window.structuredClone;' },
];

/** Changes of the language that reach every script of the page. */
const changedLanguage: readonly HostilePage[] = [
  { does: 'adds to Object.prototype', script: `Object.prototype.own = function () { return 'own'; };` },
  {
    does: 'adds to Array.prototype',
    script: `Array.prototype.each = function (act) { for (const item of this) act(item); };
      Array.prototype.remove = function () {};`,
  },
  {
    does: 'gives its prototypes a toJSON, as Prototype.js does',
    script: `for (const { prototype } of [Array, Object, String])
      Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'no JSON' });`,
  },
  {
    does: 'replaces Array.from and bind, as old libraries do',
    script: `Array.from = (list) => { const all = []; for (let at = 0; at < list.length; at += 1) all.push(list[at]); return all; };
      Function.prototype.bind = function (self, ...first) { const act = this; return (...more) => act.apply(self, [...first, ...more]); };`,
  },
  {
    does: 'counts what runs through arrays',
    script: `const native = Array.prototype[Symbol.iterator];
      Array.prototype[Symbol.iterator] = function () { return native.call(this); };`,
  },
  {
    does: 'has a JSON of another kind',
    script: `JSON.stringify = () => '"page"';`,
  },
  {
    does: 'logs objects with getters, toJSON, proxies and itself',
    // What a proxy has can only be listed by its code, so `ownKeys` is not counted.
    script: `addEventListener('load', () => {
      const watched = { get price() { ${count('getter')} return 1; }, toJSON() { ${count('toJSON')} return {}; } };
      watched.self = watched;
      console.info('watched', watched);
      console.info('proxy', new Proxy({}, {
        get(own, name) { ${count('get')} return own[name]; },
      }));
    });`,
  },
  {
    does: 'logs while it logs',
    script: `const { log } = console;
      console.log = (...all) => { ${count('log')} log(...all); };
      addEventListener('load', () => console.info({ toString() { console.log('again'); return 'text'; } }));`,
  },
];

/** Pages whose markup and styles are in the way. */
const changedPages: readonly HostilePage[] = [
  { does: 'has a base elsewhere', markup: '<base href="https://elsewhere.invalid/folder/">' },
  { does: 'resets every style', markup: '<style nonce="n1">* { all: unset !important }</style>' },
  {
    does: 'hides buttons, frames and what it does not know',
    markup: '<style nonce="n1">button, iframe, :not(:defined) { display: none !important }</style>',
  },
  {
    does: 'names elements like properties of the document',
    script: `addEventListener('DOMContentLoaded', () => {
      for (const name of ['head', 'title', 'fonts', 'images', 'scripts', 'cookie', 'activeElement'])
        document.body.append(Object.assign(new Image(), { name }));
    });`,
  },
  {
    does: 'names elements like globals of the widget',
    markup: '<form id="Adlane"></form><a id="Gleap"></a><a id="GleapActions"></a>',
  },
  {
    does: 'has a global of the name Adlane that no script can replace',
    script: `Object.defineProperty(window, 'Adlane', { value: Object.freeze({ own: true }) });`,
    shows: false,
  },
  {
    does: 'ends clicks and keys before others hear them',
    script: `for (const type of ['click', 'pointerdown', 'mousedown', 'keydown'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);`,
  },
  {
    does: 'replaces its body once loaded',
    script: `addEventListener('load', () => {
      const body = document.createElement('body');
      body.append(...document.body.childNodes);
      document.body.replaceWith(body);
    });`,
  },
  {
    does: 'writes itself again once loaded',
    script: `addEventListener('load', () => setTimeout(() => {
      document.open();
      document.write('<!doctype html><title>Written</title><h1>Written</h1>');
      document.close();
    }));`,
  },
  {
    does: 'is inert',
    script: `addEventListener('DOMContentLoaded', () => { document.body.inert = true; });`,
  },
  { does: 'is written from right to left', script: `document.documentElement.dir = 'rtl';` },
  {
    does: 'has a strict policy with Trusted Types',
    policy: (api, frame) =>
      [
        "default-src 'none'",
        "script-src 'nonce-n1'",
        "style-src 'nonce-n1'",
        `connect-src 'self' ${api} ${api.replace('http', 'ws')}`,
        `frame-src ${frame}`,
        'img-src data:',
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
  },
  {
    does: 'refuses every text for markup and scripts',
    policy: () => "require-trusted-types-for 'script'; trusted-types default",
    script: `const no = () => { throw new TypeError('Not trusted'); };
      trustedTypes.createPolicy('default', { createHTML: no, createScript: no, createScriptURL: (url) => url });`,
  },
];

/** Every hostile page. */
export const hostilePages: readonly HostilePage[] = [
  ...changedCalls,
  ...changedGlobals,
  ...changedLanguage,
  ...watchedValues,
  ...changedPages,
];
