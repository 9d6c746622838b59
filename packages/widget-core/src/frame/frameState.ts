import type { SurveyFormat } from '../protocol/pageMessages';

/** How the frame is drawn (widget §2.3). */
export type FrameMode = 'widget' | 'extended' | SurveyFormat;

/** States of widget §4.3 and §4.4. */
export type FrameState = {
  readonly isShown: boolean;
  /** `absent`: not injected; `loading`: waiting for ping; `failed`: no ping within the time limit. */
  readonly link: 'absent' | 'loading' | 'ready' | 'failed';
  readonly mode: FrameMode;
  /** Pixels, as the frame last said; used in survey modes. */
  readonly height: number | undefined;
};

export type FrameEvent =
  | { readonly type: 'show'; readonly mode?: FrameMode }
  | { readonly type: 'hide' }
  | { readonly type: 'inject' }
  | { readonly type: 'ping' }
  | { readonly type: 'timeout' }
  | { readonly type: 'drop' }
  | { readonly type: 'page'; readonly name: string }
  | { readonly type: 'height'; readonly px: number };

export const closedFrame: FrameState = { isShown: false, link: 'absent', mode: 'widget', height: undefined };

/** Pages of the frame that need room. */
const extendedPages = new Set(['newsdetails', 'appextended']);

/** The frame's transition function. */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'show':
      return { ...state, isShown: true, mode: event.mode ?? state.mode };
    case 'hide':
      // A survey that is the page itself has nothing to go back to (widget §4.3).
      if (state.mode === 'survey_web') return state;
      return { ...state, isShown: false, mode: 'widget', height: undefined };
    case 'inject':
      return { ...state, link: 'loading' };
    case 'ping':
      return { ...state, link: 'ready' };
    case 'timeout':
      return state.link === 'loading' ? { ...state, link: 'failed' } : state;
    case 'drop':
      return { ...state, link: 'absent', height: undefined };
    case 'page':
      return isSurvey(state.mode)
        ? state
        : { ...state, mode: extendedPages.has(event.name) ? 'extended' : 'widget' };
    case 'height':
      return { ...state, height: event.px };
    default:
      return event satisfies never;
  }
}

export function isSurvey(mode: FrameMode): mode is SurveyFormat {
  return mode === 'survey' || mode === 'survey_full' || mode === 'survey_web';
}
