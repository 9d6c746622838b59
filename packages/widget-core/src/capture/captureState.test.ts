import { describe, expect, test } from 'vitest';
import {
  type CaptureEvent,
  emptyCapture,
  nextCaptureState,
  smoothPoints,
  strokePath,
  strokeWidth,
} from './captureState';
import { marksMarkup } from './marksMarkup';

const after = (...events: CaptureEvent[]) => events.reduce(nextCaptureState, emptyCapture);
const press = (x: number, y: number) => ({ type: 'press', at: { x, y } }) as const;
const move = (x: number, y: number) => ({ type: 'move', at: { x, y } }) as const;
const release = { type: 'release' } as const;
const pen = { type: 'tool', tool: 'pen' } as const;
const blur = { type: 'tool', tool: 'blur' } as const;

describe('drawing', () => {
  test('begins with the rectangle in #EB144C', () => {
    expect(emptyCapture).toMatchObject({ tool: 'rectangle', color: '#EB144C', strokes: [] });
  });

  test('a rectangle runs from the press to the last point', () => {
    const { strokes } = after(press(10, 20), move(50, 60), move(110, 80), release);
    expect(strokes).toHaveLength(1);
    expect(strokes.map(strokePath)).toEqual(['M10 20H110V80H10Z']);
  });

  test.each([
    [3, 0],
    [4, 1],
  ])('a rectangle of %i px leaves %i marks', (size, marks) => {
    expect(after(press(0, 0), move(size, 0), release).strokes).toHaveLength(marks);
  });

  test('a pen keeps every point and draws a dot without a move', () => {
    expect(after(pen, press(1, 1), move(2, 2), move(3, 3), release).strokes[0]?.points).toHaveLength(3);
    expect(after(pen, press(5, 6), release).strokes.map(strokePath)).toEqual(['M5 6L5 6']);
  });

  test('blur is black whatever the colour, and choosing a colour returns to the pen', () => {
    expect(after({ type: 'color', color: '#0693E3' }, blur, press(0, 0), release).strokes[0]?.color).toBe(
      '#000000',
    );
    expect(after(blur, { type: 'color', color: '#0693E3' }).tool).toBe('pen');
  });

  test('cancel leaves nothing, undo takes the last mark, moves without a press are nothing', () => {
    expect(after(press(0, 0), move(50, 50), { type: 'cancel' }, release).strokes).toEqual([]);
    expect(after(pen, press(0, 0), release, press(9, 9), release, { type: 'undo' }).strokes).toHaveLength(1);
    expect(after({ type: 'undo' }, move(1, 1), release)).toEqual(emptyCapture);
  });

  test('widths are 6, 12 and 40 px', () => {
    const widths = (['rectangle', 'pen', 'blur'] as const).map((tool) =>
      strokeWidth({ tool, color: '', points: [] }),
    );
    expect(widths).toEqual([6, 12, 40]);
  });

  test('the pen is smoothed over 4 points', () => {
    const points = [0, 4, 8, 12, 16].map((x) => ({ x, y: 0 }));
    expect(smoothPoints(points).map(({ x }) => x)).toEqual([0, 2, 4, 6, 10]);
  });
});

test('marks are an SVG layer in the page’s coordinates', () => {
  expect(marksMarkup([])).toBe('');
  const markup = marksMarkup(after(press(10, 1020), move(50, 1060), release).strokes);
  expect(markup).toContain('d="M10 1020H50V1060H10Z"');
  expect(markup).toContain('stroke="#EB144C" stroke-width="6"');
});
