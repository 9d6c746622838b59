import { expect, test, vi } from 'vitest';
import { describeAll } from './describe';

const run = vi.fn(() => 'run');

test.each<[string, unknown, RegExp | string]>([
  ['an element', document.createElement('section'), '<section>'],
  ['a text node', document.createTextNode('secret'), '<#text>'],
  ['a list of elements', [document.body], '[<body>]'],
  [
    'an element with a name of the page',
    Object.defineProperty(new Image(), 'nodeName', { get: run }),
    '<img>',
  ],
  ['an error with its stack', new TypeError('No cart'), /^TypeError: No cart\n.*describe/s],
  ['an error of the browser', new DOMException('Gone', 'AbortError'), /^AbortError: Gone/],
  ['a proxy of an element', new Proxy(document.body, { get: run }), '[unreadable]'],
])("a log text shows %s, and runs none of the page's code", (_what, value, text) => {
  run.mockClear();
  expect(describeAll([value])).toMatch(text);
  expect(run).not.toHaveBeenCalled();
});
