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
  [
    'an error whose texts are getters',
    Object.defineProperties(
      new TypeError('No cart'),
      Object.fromEntries(['name', 'message', 'stack', 'cause'].map((name) => [name, { get: run }])),
    ),
    'Error: ',
  ],
  [
    'an error whose texts are no texts',
    Object.assign(new Error('No cart'), { message: { toString: run }, name: { toString: run }, stack: [] }),
    'Error: ',
  ],
  [
    'an error of a class with getters',
    new (class extends Error {
      override get message() {
        return run();
      }
    })(),
    /^Error\n.*describe/s,
  ],
  ['a proxy of an error', new Proxy(new RangeError('No cart'), { get: run }), 'RangeError: No cart'],
  [
    'bytes with a length of the page',
    Object.defineProperty(new Uint8Array(3), 'byteLength', { get: run }),
    '[… bytes]',
  ],
  ['a view of bytes', new DataView(new ArrayBuffer(8)), '[8 bytes]'],
  [
    'a function with a name of the page',
    Object.defineProperty(() => 1, 'name', { value: { toString: run } }),
    '[function ]',
  ],
  ['a proxy of an element', new Proxy(document.body, { get: run }), '[unreadable]'],
])("a log text shows %s, and runs none of the page's code", (_what, value, text) => {
  run.mockClear();
  expect(describeAll([value])).toMatch(text);
  expect(run).not.toHaveBeenCalled();
});

test('a log text has no stack that the page formats', () => {
  Object.assign(Error, { prepareStackTrace: run });
  try {
    run.mockClear();
    expect(describeAll([new TypeError('No cart')])).toBe('TypeError: No cart');
    expect(run).not.toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(Error, 'prepareStackTrace');
  }
});
