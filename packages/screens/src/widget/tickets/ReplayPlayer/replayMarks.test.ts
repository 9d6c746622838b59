import { describe, expect, it } from 'vitest';
import { listReplayMarks } from './replayMarks';

const start = Date.UTC(2026, 10, 1, 9);
const at = (ms: number) => new Date(start + ms).toISOString();
const replay = {
  events: [
    { type: 4, timestamp: start, data: {} },
    { type: 3, timestamp: start + 5000, data: {} },
  ],
};

describe('listReplayMarks', () => {
  it('puts all logs on the clock of the replay, in order, without what was outside', () => {
    const marks = listReplayMarks(
      {
        consoleLog: [
          { date: at(4000), log: 'TypeError', priority: 'ERROR' },
          { date: at(1000), log: 'button#pay', priority: 'CLICK' },
          { date: at(-1), log: 'before', priority: 'INFO' },
          { date: 'no date', log: 'unreadable', priority: 'INFO' },
        ],
        networkLogs: [
          { date: at(2000), type: 'GET', url: '/api', success: true, response: { status: 500 } },
          { date: at(6000), type: 'GET', url: '/late' },
        ],
        customEventLog: [{ date: at(3000), name: 'Paid' }],
      },
      replay,
    );
    expect(marks.map(({ timeMs, kind, text, isProblem }) => [timeMs, kind, text, isProblem])).toEqual([
      [1000, 'click', 'button#pay', false],
      [2000, 'network', 'GET 500 /api', true],
      [3000, 'event', 'Paid', false],
      [4000, 'console', 'TypeError', true],
    ]);
  });

  it('lists nothing for a replay without events', () => {
    const logs = {
      consoleLog: [{ date: at(0), log: 'x', priority: 'INFO' }],
      networkLogs: [],
      customEventLog: [],
    };
    expect(listReplayMarks(logs, { events: [] })).toEqual([]);
  });
});
