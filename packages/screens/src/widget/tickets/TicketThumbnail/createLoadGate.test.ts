import { expect, test, vi } from 'vitest';
import { createLoadGate, type LoadGate } from './createLoadGate';

/** Starts a load that ends when told to. */
function startLoad(gate: LoadGate, { signal } = new AbortController()) {
  let resolve = (_value: string) => {};
  let reject = (_reason: string) => {};
  const done = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  const load = vi.fn(() => done);
  const result = gate(load, signal).catch((error: unknown) => error);
  return { resolve, reject, load, result };
}

test('runs two loads at a time, and the others in their order', async () => {
  const gate = createLoadGate(2);
  const [first, second, third, fourth] = [gate, gate, gate, gate].map((each) => startLoad(each));
  await vi.waitFor(() => expect(second?.load).toHaveBeenCalledOnce());
  expect(third?.load).not.toHaveBeenCalled();
  first?.resolve('shown');
  await expect(first?.result).resolves.toBe('shown');
  await vi.waitFor(() => expect(third?.load).toHaveBeenCalledOnce());
  expect(fourth?.load).not.toHaveBeenCalled();
  second?.reject('failed');
  await expect(second?.result).resolves.toBe('failed');
  await vi.waitFor(() => expect(fourth?.load).toHaveBeenCalledOnce());
});

test('never starts a load that was aborted while it waited', async () => {
  const gate = createLoadGate(1);
  const first = startLoad(gate);
  const gone = new AbortController();
  const second = startLoad(gate, gone);
  const third = startLoad(gate);
  gone.abort('left');
  await expect(second.result).resolves.toBe('left');
  first.resolve('shown');
  await vi.waitFor(() => expect(third.load).toHaveBeenCalledOnce());
  expect(second.load).not.toHaveBeenCalled();
  await expect(startLoad(gate, gone).result).resolves.toBe('left');
});
