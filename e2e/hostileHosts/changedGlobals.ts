import { type HostilePage, refuse } from './HostilePage';

/** Pages that have removed, frozen or replaced globals as a whole. */
export const changedGlobals: readonly HostilePage[] = [
  {
    does: 'has removed performance',
    script: `Object.defineProperty(window, 'performance', { value: undefined });`,
  },
  {
    does: 'lists no resources',
    script: `delete Performance.prototype.getEntriesByType; performance.now = ${refuse('time')};`,
  },
  {
    does: 'has removed microtasks, idle moments and message channels',
    script: 'delete window.queueMicrotask; delete window.requestIdleCallback; delete window.MessageChannel;',
  },
  {
    does: 'has removed AbortController, TextDecoder and Headers',
    script: 'delete window.AbortController; delete window.TextDecoder; delete window.Headers;',
  },
  {
    does: 'has removed constructed style sheets',
    script: 'delete window.CSSStyleSheet;',
    shows: false,
  },
  {
    does: 'has no top layer',
    script: `delete HTMLElement.prototype.popover;
      for (const name of ['togglePopover', 'showPopover', 'hidePopover']) delete HTMLElement.prototype[name];`,
  },
  {
    does: 'freezes every class and its prototype',
    script: `for (const name of Reflect.ownKeys(window)) {
        const { value } = Object.getOwnPropertyDescriptor(window, name);
        if (typeof value !== 'function' || !value.prototype) continue;
        Object.freeze(value.prototype);
        Object.freeze(value);
      }
      for (const owner of [Math, JSON, Reflect, Atomics]) Object.freeze(owner);`,
  },
  {
    does: 'has proxies in place of classes',
    script: `for (const name of ['XMLHttpRequest', 'WebSocket', 'MutationObserver', 'Request', 'Response', 'Headers', 'URL', 'Error'])
      window[name] = new Proxy(window[name], {});`,
  },
  {
    does: 'has subclasses in place of classes',
    script: `for (const name of ['XMLHttpRequest', 'WebSocket', 'MutationObserver', 'Request', 'Headers', 'URL', 'Error'])
      window[name] = class extends window[name] {};`,
  },
  {
    does: 'has accessors in place of calls, which refuse to be set',
    script: `for (const [owner, name] of [[window, 'fetch'], [console, 'log'], [XMLHttpRequest.prototype, 'open'], [history, 'pushState']]) {
        const native = owner[name];
        Object.defineProperty(owner, name, { get: () => native, set: ${refuse('other')} });
      }`,
  },
  {
    does: 'refuses listeners',
    script: `EventTarget.prototype.addEventListener = ${refuse('listeners')};`,
    shows: false,
  },
  { does: 'is sandboxed by its policy', policy: () => 'sandbox allow-scripts' },
  { does: 'has no doctype', hasDoctype: false },
  {
    does: 'has no doctype and resets every style',
    hasDoctype: false,
    markup: '<style nonce="n1">* { all: unset !important }</style>',
  },
];
