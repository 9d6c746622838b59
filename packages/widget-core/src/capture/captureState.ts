import { defaultDrawingColor, drawingWidth, penSmoothingPoints } from '@adlane/contract/constants';

/** Pixels in the page's coordinates: the scroll position is part of them. */
export type Point = { readonly x: number; readonly y: number };

export type Tool = 'rectangle' | 'pen' | 'blur';

/** With the pointer the page is used as ever; only a recording has it. */
export type Choice = Tool | 'pointer';

/** One mark. A rectangle has two points: where it began and where it ends. */
export type Stroke = { readonly tool: Tool; readonly color: string; readonly points: readonly Point[] };

export type CaptureState = {
  readonly tool: Choice;
  readonly color: string;
  readonly strokes: readonly Stroke[];
  /** The stroke under the pointer. */
  readonly drawing: Stroke | undefined;
};

export type CaptureEvent =
  | { readonly type: 'tool'; readonly tool: Choice }
  | { readonly type: 'color'; readonly color: string }
  | { readonly type: 'press'; readonly at: Point }
  | { readonly type: 'move'; readonly at: Point }
  | { readonly type: 'release' }
  /** The pointer was taken away: what was being drawn is no mark. */
  | { readonly type: 'cancel' }
  | { readonly type: 'undo' }
  | { readonly type: 'clear' };

export const emptyCapture: CaptureState = {
  tool: 'rectangle',
  color: defaultDrawingColor,
  strokes: [],
  drawing: undefined,
};

const blurColor = '#000000';
/** Smaller rectangles come from a click that was not meant to draw. Pixels. */
const minRectangle = 4;

/** The editor's transition function (widget §2.5, §4.5). */
export function nextCaptureState(state: CaptureState, event: CaptureEvent): CaptureState {
  switch (event.type) {
    case 'tool':
      return { ...state, tool: event.tool, drawing: undefined };
    case 'color':
      // A colour is chosen to draw with; blur and pointer have none.
      return { ...state, color: event.color, tool: drawsColor(state.tool) ? state.tool : 'pen' };
    case 'press':
      return { ...state, drawing: beginStroke(state, event.at) };
    case 'move':
      return state.drawing ? { ...state, drawing: extendStroke(state.drawing, event.at) } : state;
    case 'release':
      return finishStroke(state);
    case 'cancel':
      return { ...state, drawing: undefined };
    case 'undo':
      return { ...state, strokes: state.strokes.slice(0, -1), drawing: undefined };
    case 'clear':
      return { ...state, strokes: [], drawing: undefined };
    default:
      return event satisfies never;
  }
}

function drawsColor(tool: Choice): boolean {
  return tool === 'rectangle' || tool === 'pen';
}

function beginStroke({ tool, color }: CaptureState, at: Point): Stroke | undefined {
  if (tool === 'pointer') return undefined;
  return { tool, color: tool === 'blur' ? blurColor : color, points: [at] };
}

function extendStroke(stroke: Stroke, at: Point): Stroke {
  const [first] = stroke.points;
  if (stroke.tool === 'rectangle' && first) return { ...stroke, points: [first, at] };
  return { ...stroke, points: [...stroke.points, at] };
}

function finishStroke(state: CaptureState): CaptureState {
  const { drawing } = state;
  if (!drawing) return state;
  const isMark = drawing.tool !== 'rectangle' || isLargeEnough(drawing);
  return { ...state, drawing: undefined, strokes: isMark ? [...state.strokes, drawing] : state.strokes };
}

function isLargeEnough({ points: [from, to] }: Stroke): boolean {
  return Boolean(from && to && Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) >= minRectangle);
}

/** Width of a mark's line in pixels (widget §9). */
export function strokeWidth({ tool }: Stroke): number {
  return drawingWidth[tool];
}

/** Each point becomes the mean of the last four, so that a trembling hand draws a calm line (widget §9). */
export function smoothPoints(points: readonly Point[], buffer: number = penSmoothingPoints): Point[] {
  return points.map((_point, index) => {
    const recent = points.slice(Math.max(0, index - buffer + 1), index + 1);
    const mean = (axis: 'x' | 'y') => recent.reduce((sum, point) => sum + point[axis], 0) / recent.length;
    return { x: mean('x'), y: mean('y') };
  });
}

/** The mark as the `d` of an SVG path. */
export function strokePath({ tool, points }: Stroke): string {
  const [first, second = first] = points;
  if (!first || !second) return '';
  if (tool === 'rectangle') {
    return `M${round(first.x)} ${round(first.y)}H${round(second.x)}V${round(second.y)}H${round(first.x)}Z`;
  }
  const [start = first, ...rest] = smoothPoints(points);
  // A dot is a line of no length; its round cap makes it visible.
  const line = (rest.length > 0 ? rest : [start]).map(({ x, y }) => `L${round(x)} ${round(y)}`).join('');
  return `M${round(start.x)} ${round(start.y)}${line}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
