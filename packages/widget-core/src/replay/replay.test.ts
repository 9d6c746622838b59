import { describe, expect, test } from 'vitest';
import { createReplayBuffer } from './createReplayBuffer';
import { removeEmbeddedData } from './removeEmbeddedData';

const event = (type: number, timestamp: number, data: unknown = {}) => ({ type, timestamp, data });

function checkout(buffer: ReturnType<typeof createReplayBuffer>, at: number, data: unknown = {}) {
  buffer.push(event(4, at, { href: 'https://a.test/' }));
  buffer.push(event(2, at, data));
}

describe('the replay buffer', () => {
  test('stores the last two parts and always begins with a full snapshot', () => {
    const buffer = createReplayBuffer();
    for (const at of [100, 200, 300]) {
      checkout(buffer, at);
      buffer.push(event(3, at + 1));
    }
    expect(buffer.events().map(({ type, timestamp }) => [type, timestamp])).toEqual([
      [4, 200],
      [2, 200],
      [3, 201],
      [4, 300],
      [2, 300],
      [3, 301],
    ]);
  });

  test('events are stored as text: what the recorder changes later does not change them', () => {
    const buffer = createReplayBuffer();
    const data = { attributes: [{ id: 1, attributes: { title: 'before' } }] };
    buffer.push(event(4, 1, { href: 'https://a.test/' }));
    buffer.push(event(3, 2, data));
    data.attributes.length = 0;
    expect(buffer.events()[1]).toEqual(
      event(3, 2, { attributes: [{ id: 1, attributes: { title: 'before' } }] }),
    );
  });

  test('a storm of changes stays within its size and recording goes on with the next part', () => {
    const buffer = createReplayBuffer(10_000);
    checkout(buffer, 1);
    expect(buffer.push(event(3, 2))).toBe(true);
    let fitted = 0;
    while (buffer.push(event(3, 2, { text: 'x'.repeat(100) }))) fitted += 1;
    expect(fitted).toBeGreaterThan(50);
    expect(buffer.length()).toBeLessThanOrEqual(10_000);
    checkout(buffer, 3);
    buffer.push(event(3, 4, {}));
    expect(buffer.events().at(-1)?.timestamp).toBe(4);
    expect(buffer.length()).toBeLessThanOrEqual(10_000);
  });

  test('the address of the page loses its secrets', () => {
    const buffer = createReplayBuffer();
    buffer.push(event(4, 1, { href: 'https://a.test/?token=canary', width: 5, height: 6 }));
    expect(buffer.events()[0]?.data).toEqual({
      href: 'https://a.test/?token=[redacted]',
      width: 5,
      height: 6,
    });
  });

  test.each([
    [3_999_900, false],
    [4_000_100, true],
  ])('an event with %i characters of embedded image is stripped: %s', (length, isStripped) => {
    const buffer = createReplayBuffer(20_000_000);
    checkout(buffer, 1, { src: `data:image/png;base64,${'A'.repeat(length - 200)}`, note: 'x'.repeat(100) });
    const { src, note } = Object(buffer.events()[1]?.data);
    expect(src.length < 200).toBe(isStripped);
    expect(note).toHaveLength(100);
  });
});

test('embedded pictures become a pixel, other data goes, texts stay', () => {
  expect(
    removeEmbeddedData({
      a: 'data:image/png;base64,AAAA',
      b: ['url("data:font/woff2;base64,BB") x'],
      c: 'data: 5',
      d: 1,
    }),
  ).toEqual({
    a: expect.stringMatching(/^data:image\/gif;base64,.{40,90}$/),
    b: ['url("") x'],
    c: 'data: 5',
    d: 1,
  });
});
