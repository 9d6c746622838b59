import { defaultDrawingColor, drawingColors } from '@adlane/contract/constants';
import { findMarkAt, isLargeEnough, moveStroke, type Point, type Stroke, type Tool } from './strokes';

/** With the pointer a recorded page is used as ever, and on a screenshot marks are chosen and moved. */
export type Choice = Tool | 'pointer';

type Strokes = readonly Stroke[];

export type CaptureState = {
  /** The tools and colors to choose from; colors may be none. */
  readonly tools: readonly Tool[];
  readonly colors: readonly string[];
  readonly tool: Choice;
  readonly color: string;
  readonly strokes: Strokes;
  /** The stroke under the pointer. */
  readonly drawing: Stroke | undefined;
  /** The place of the chosen mark among the strokes. */
  readonly selected: number | undefined;
  /** A mark being moved: the last pointer position, and the strokes before the move. */
  readonly moving: { readonly at: Point; readonly before: Strokes } | undefined;
  /** What undo goes back to, the latest last; what redo brings again, the next first. */
  readonly past: readonly Strokes[];
  readonly future: readonly Strokes[];
  /** The last thing done was a step by key: more steps of the same mark are undone together. */
  readonly isNudging: boolean;
};

export type CaptureEvent =
  | { readonly type: 'tool'; readonly tool: Choice }
  | { readonly type: 'color'; readonly color: string }
  | { readonly type: 'press'; readonly at: Point }
  | { readonly type: 'move'; readonly at: Point }
  | { readonly type: 'release' }
  /** The pointer was canceled: the current stroke is discarded, a moved mark returns to its position. */
  | { readonly type: 'cancel' }
  | { readonly type: 'select'; readonly index: number | undefined }
  /** Moves the chosen mark by so many pixels. */
  | { readonly type: 'nudge'; readonly by: Point }
  | { readonly type: 'remove' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'clear' };

export const emptyCapture: CaptureState = {
  tools: ['rectangle', 'pen', 'blur'],
  colors: drawingColors,
  tool: 'rectangle',
  color: defaultDrawingColor,
  strokes: [],
  drawing: undefined,
  selected: undefined,
  moving: undefined,
  past: [],
  future: [],
  isNudging: false,
};

const blurColor = '#000000';

/** The editor's transition function (widget §2.5, §4.5). */
export function nextCaptureState(state: CaptureState, event: CaptureEvent): CaptureState {
  const next = transition(state, event);
  return next.isNudging && event.type !== 'nudge' && next !== state ? { ...next, isNudging: false } : next;
}

function transition(state: CaptureState, event: CaptureEvent): CaptureState {
  switch (event.type) {
    case 'tool':
      return { ...state, tool: event.tool, drawing: undefined, selected: undefined };
    case 'color':
      return chooseColor(state, event.color);
    case 'press':
      return state.tool === 'pointer' ? startMove(state, event.at) : beginStroke(state, state.tool, event.at);
    case 'move':
      return movePointer(state, event.at);
    case 'release':
      return state.moving ? endMove(state) : finishStroke(state);
    case 'cancel':
      return {
        ...state,
        strokes: state.moving?.before ?? state.strokes,
        drawing: undefined,
        moving: undefined,
      };
    case 'select':
      return event.index === state.selected ? state : { ...state, selected: event.index };
    case 'nudge':
      return nudge(state, event.by);
    case 'remove':
      return remove(state);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'clear': {
      const { tools, colors, tool, color } = state;
      return { ...emptyCapture, tools, colors, tool, color };
    }
    default:
      return event satisfies never;
  }
}

/** The strokes are now these, and undo brings back what they were. */
function commitStrokes(state: CaptureState, strokes: Strokes, before: Strokes = state.strokes): CaptureState {
  return { ...state, strokes, past: [...state.past, before], future: [] };
}

function drawsColor(tool: Choice): boolean {
  return tool === 'rectangle' || tool === 'pen';
}

/** A colour is for the chosen mark; else it is chosen to draw with, which blur and pointer do not. */
function chooseColor(state: CaptureState, color: string): CaptureState {
  const { strokes, selected, tool } = state;
  const mark = selected === undefined ? undefined : strokes[selected];
  if (mark && drawsColor(mark.tool)) {
    return { ...commitStrokes(state, replaceStroke(strokes, selected, { ...mark, color })), color };
  }
  return { ...state, color, tool: drawsColor(tool) ? tool : (state.tools.findLast(drawsColor) ?? tool) };
}

function replaceStroke(strokes: Strokes, index: number | undefined, stroke: Stroke): Strokes {
  return strokes.map((each, place) => (place === index ? stroke : each));
}

function startMove(state: CaptureState, at: Point): CaptureState {
  const selected = findMarkAt(state.strokes, at);
  return { ...state, selected, moving: selected === undefined ? undefined : { at, before: state.strokes } };
}

function beginStroke(state: CaptureState, tool: Tool, at: Point): CaptureState {
  const drawing = { tool, color: tool === 'blur' ? blurColor : state.color, points: [at] };
  return { ...state, drawing, selected: undefined };
}

function movePointer(state: CaptureState, at: Point): CaptureState {
  const { drawing, moving, strokes, selected } = state;
  if (drawing) return { ...state, drawing: extendStroke(drawing, at) };
  if (!moving || selected === undefined) return state;
  const by = { x: at.x - moving.at.x, y: at.y - moving.at.y };
  return { ...state, strokes: moveStroke(strokes, selected, by), moving: { ...moving, at } };
}

function endMove(state: CaptureState): CaptureState {
  const { moving, strokes } = state;
  const rest = { ...state, moving: undefined };
  return !moving || moving.before === strokes ? rest : commitStrokes(rest, strokes, moving.before);
}

function extendStroke(stroke: Stroke, at: Point): Stroke {
  const [first] = stroke.points;
  if (stroke.tool === 'rectangle' && first) return { ...stroke, points: [first, at] };
  return { ...stroke, points: [...stroke.points, at] };
}

function finishStroke(state: CaptureState): CaptureState {
  const { drawing, strokes } = state;
  if (!drawing) return state;
  const rest = { ...state, drawing: undefined };
  return drawing.tool === 'rectangle' && !isLargeEnough(drawing)
    ? rest
    : commitStrokes(rest, [...strokes, drawing]);
}

function nudge(state: CaptureState, by: Point): CaptureState {
  const { strokes, selected, isNudging } = state;
  if (selected === undefined) return state;
  const next = moveStroke(strokes, selected, by);
  return isNudging ? { ...state, strokes: next } : { ...commitStrokes(state, next), isNudging: true };
}

function remove(state: CaptureState): CaptureState {
  const { strokes, selected } = state;
  if (selected === undefined) return state;
  const left = strokes.filter((_stroke, place) => place !== selected);
  return { ...commitStrokes(state, left), selected: undefined };
}

function undo(state: CaptureState): CaptureState {
  const { past, strokes, future } = state;
  const before = past.at(-1);
  if (!before) return state;
  const rest = { drawing: undefined, moving: undefined, selected: undefined };
  return { ...state, ...rest, strokes: before, past: past.slice(0, -1), future: [strokes, ...future] };
}

function redo(state: CaptureState): CaptureState {
  const { past, strokes, future } = state;
  const [next, ...later] = future;
  if (!next) return state;
  return { ...state, selected: undefined, strokes: next, past: [...past, strokes], future: later };
}
