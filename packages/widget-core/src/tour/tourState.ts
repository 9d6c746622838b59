import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';

export type TourStep = TourConfig['steps'][number];

/** A tour under way: which step, of which tour. */
export type TourState = {
  readonly index: number;
  readonly count: number;
  /** Undefined while it runs. */
  readonly end: 'completed' | 'quit' | undefined;
};

export type TourEvent = { readonly type: 'next' } | { readonly type: 'previous' } | { readonly type: 'quit' };

export function createTourState(count: number, index = 0): TourState {
  const at = Number.isInteger(index) && index > 0 && index < count ? index : 0;
  return { index: at, count, end: undefined };
}

/** The tour's transition function (widget §4.10). */
export function nextTourState(state: TourState, event: TourEvent): TourState {
  if (state.end) return state;
  switch (event.type) {
    case 'next':
      return state.index + 1 < state.count
        ? { ...state, index: state.index + 1 }
        : { ...state, end: 'completed' };
    case 'previous':
      return state.index > 0 ? { ...state, index: state.index - 1 } : state;
    case 'quit':
      return { ...state, end: 'quit' };
    default:
      return event satisfies never;
  }
}
