import { describe, expect, test } from 'vitest';
import { type CaptureEvent, emptyCapture, nextCaptureState } from './captureState';
import { buildStrokePath, computeBounds, findMarkAt, getStrokeWidth, smoothPoints } from './strokes';

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
    expect(strokes.map(buildStrokePath)).toEqual(['M10 20H110V80H10Z']);
  });

  test.each([
    [3, 0],
    [4, 1],
  ])('a rectangle of %i px leaves %i marks', (size, marks) => {
    expect(after(press(0, 0), move(size, 0), release).strokes).toHaveLength(marks);
  });

  test('a pen records every point and draws a dot without a move', () => {
    expect(after(pen, press(1, 1), move(2, 2), move(3, 3), release).strokes[0]?.points).toHaveLength(3);
    expect(after(pen, press(5, 6), release).strokes.map(buildStrokePath)).toEqual(['M5 6L5 6']);
  });

  test('blur is black whatever the colour, and choosing a colour returns to the pen', () => {
    expect(after({ type: 'color', color: '#0693E3' }, blur, press(0, 0), release).strokes[0]?.color).toBe(
      '#000000',
    );
    expect(after(blur, { type: 'color', color: '#0693E3' }).tool).toBe('pen');
  });

  test('a color chosen while hiding an area returns to the last offered tool that has a color', () => {
    const own = { ...emptyCapture, tools: ['rectangle', 'blur'] as const, tool: 'blur' as const };
    expect(nextCaptureState(own, { type: 'color', color: '#0693E3' }).tool).toBe('rectangle');
    const without = { ...own, tools: ['blur'] as const };
    expect(nextCaptureState(without, { type: 'color', color: '#0693E3' }).tool).toBe('blur');
  });

  test('clearing leaves the offered tools and colors', () => {
    const own = { ...emptyCapture, tools: ['pen'] as const, tool: 'pen' as const, colors: ['#112233'] };
    const drawn = [press(0, 0), release, { type: 'clear' } as const].reduce(nextCaptureState, own);
    expect(drawn).toEqual(own);
  });

  test('cancel leaves nothing, undo removes the last mark, and moves without a press do nothing', () => {
    expect(after(press(0, 0), move(50, 50), { type: 'cancel' }, release).strokes).toEqual([]);
    expect(after(pen, press(0, 0), release, press(9, 9), release, { type: 'undo' }).strokes).toHaveLength(1);
    expect(after({ type: 'undo' }, move(1, 1), release)).toEqual(emptyCapture);
  });

  test('widths are 6, 12 and 40 px', () => {
    const widths = (['rectangle', 'pen', 'blur'] as const).map((tool) =>
      getStrokeWidth({ tool, color: '', points: [] }),
    );
    expect(widths).toEqual([6, 12, 40]);
  });

  test('the pen is smoothed over 4 points', () => {
    const points = [0, 4, 8, 12, 16].map((x) => ({ x, y: 0 }));
    expect(smoothPoints(points).map(({ x }) => x)).toEqual([0, 2, 4, 6, 10]);
  });
});

const pointer = { type: 'tool', tool: 'pointer' } as const;
const undo = { type: 'undo' } as const;
const redo = { type: 'redo' } as const;
const remove = { type: 'remove' } as const;
const nudge = (x: number, y: number) => ({ type: 'nudge', by: { x, y } }) as const;
/** Two rectangles, the second over the first. */
const two = [press(0, 0), move(100, 100), release, press(80, 80), move(200, 200), release] as const;
const paths = (...events: CaptureEvent[]) => after(...two, ...events).strokes.map(buildStrokePath);

describe('marks that are there', () => {
  test('the pointer chooses the uppermost mark under it, and beside all of them none', () => {
    expect(after(...two, pointer, press(90, 90), release).selected).toBe(1);
    expect(after(...two, pointer, press(10, 10), release).selected).toBe(0);
    expect(after(...two, pointer, press(90, 90), release, press(400, 10), release).selected).toBeUndefined();
    expect(
      after(...two, pointer, press(90, 90), release, { type: 'tool', tool: 'pen' }).selected,
    ).toBeUndefined();
  });

  test('a pen’s line is chosen from within 18 px, a rectangle’s inside counts', () => {
    const [line] = after(pen, press(0, 0), move(100, 0), release).strokes;
    if (!line) throw new Error('Nothing was drawn.');
    expect([findMarkAt([line], { x: 50, y: 18 }), findMarkAt([line], { x: 50, y: 19 })]).toEqual([
      0,
      undefined,
    ]);
    expect(computeBounds(line)).toEqual({ x: -6, y: -6, width: 112, height: 12 });
  });

  test('a drag moves a mark; a canceled drag restores its position', () => {
    const moved = ['M0 0H100V100H0Z', 'M90 85H210V205H90Z'];
    expect(paths(pointer, press(150, 150), move(155, 152), move(160, 155), release)).toEqual(moved);
    expect(paths(pointer, press(150, 150), move(160, 155), { type: 'cancel' })).toEqual(paths());
  });

  test('a press that moves nothing is nothing to undo', () => {
    expect(after(...two, pointer, press(150, 150), release).past).toHaveLength(2);
  });

  test('steps by key are undone together, other things one by one', () => {
    const chosen = { type: 'select', index: 0 } as const;
    expect(paths(chosen, nudge(4, 0), nudge(4, 0))[0]).toBe('M8 0H108V100H8Z');
    expect(paths(chosen, nudge(4, 0), nudge(4, 0), undo)).toEqual(paths());
    expect(paths(chosen, nudge(4, 0), { type: 'select', index: 1 }, nudge(0, 4), undo)[0]).toBe(
      'M4 0H104V100H4Z',
    );
    expect(paths(nudge(4, 0))).toEqual(paths());
  });

  test('a mark is removed and comes back by undo; redo goes on until something new is drawn', () => {
    const removed = [{ type: 'select', index: 0 }, remove] as const;
    expect(paths(...removed)).toEqual(['M80 80H200V200H80Z']);
    expect(after(...two, ...removed).selected).toBeUndefined();
    expect(paths(...removed, undo)).toEqual(paths());
    expect(paths(...removed, undo, redo)).toEqual(['M80 80H200V200H80Z']);
    expect(after(...two, undo, press(0, 0), move(50, 50), release).future).toEqual([]);
    expect(after(redo, remove)).toEqual(emptyCapture);
  });

  test('a colour goes to the chosen mark; a blur stays black', () => {
    const color = { type: 'color', color: '#0693E3' } as const;
    expect(after(...two, { type: 'select', index: 0 }, color).strokes.map((each) => each.color)).toEqual([
      '#0693E3',
      '#EB144C',
    ]);
    const blurred = after(blur, press(0, 0), move(9, 9), release, { type: 'select', index: 0 }, color);
    expect(blurred.strokes[0]?.color).toBe('#000000');
  });
});
