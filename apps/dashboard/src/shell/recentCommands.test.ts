import { describe, expect, it } from 'vitest';
import { readRecentCommands, storeRecentCommand } from './recentCommands';

const key = 'adlane.recentCommands.7';

function createStorage(text: string | null) {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_key: string, next: string) => {
      stored = next;
    },
  };
}

describe('recent commands', () => {
  it('stores the last five, newest first, without duplicates', () => {
    const storage = createStorage(null);
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) storeRecentCommand(storage, key, id);
    expect(readRecentCommands(storage, key)).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it.each([['{'], ['"a"'], ['null'], ['[1,{}]']])('reads %s as an empty list', (text) => {
    expect(readRecentCommands(createStorage(text), key)).toEqual([]);
  });

  it('returns the list even if nothing can be stored', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(storeRecentCommand(full, key, 'a')).toEqual(['a']);
  });
});
