import { describe, expect, it } from 'vitest';
import {
  maxHistorySteps,
  recordChange,
  redoChange,
  sameStepMs,
  startHistory,
  undoChange,
} from './draftHistory';

describe('draft history', () => {
  it('makes typing into one field one step', () => {
    let history = startHistory('');
    history = recordChange(history, 'h', 'name', 0);
    history = recordChange(history, 'hi', 'name', 500);
    expect(undoChange(history).present).toBe('');
  });

  it('another field, a pause or an action starts another step', () => {
    let history = startHistory('');
    history = recordChange(history, 'a', 'name', 0);
    history = recordChange(history, 'ab', 'other', 1);
    history = recordChange(history, 'abc', 'other', 1 + sameStepMs);
    history = recordChange(history, 'abcd', '', 2 + sameStepMs);
    history = recordChange(history, 'abcde', '', 3 + sameStepMs);
    const back: string[] = [];
    while (history.past.length > 0) {
      history = undoChange(history);
      back.push(history.present);
    }
    expect(back).toEqual(['abcd', 'abc', 'ab', 'a', '']);
  });

  it('goes forth again until something new is done', () => {
    const changed = recordChange(startHistory(1), 2, '', 0);
    expect(redoChange(undoChange(changed)).present).toBe(2);
    expect(redoChange(recordChange(undoChange(changed), 3, '', 0)).present).toBe(3);
  });

  it('starts a new step after an undo, even in the same field', () => {
    let history = recordChange(startHistory(''), 'a', 'name', 0);
    history = undoChange(history);
    history = recordChange(history, 'b', 'name', 1);
    expect(undoChange(history).present).toBe('');
  });

  it('does nothing at either end and limits its length', () => {
    const start = startHistory(0);
    expect(undoChange(start)).toBe(start);
    expect(redoChange(start)).toBe(start);
    let history = start;
    for (let value = 1; value <= maxHistorySteps + 20; value += 1)
      history = recordChange(history, value, '', value);
    expect(history.past).toHaveLength(maxHistorySteps);
  });
});
