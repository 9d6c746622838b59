import type { BuilderStatus, PageToBuilderMessage } from '@adlane/widget-core/protocol';
import type { SiteData } from '../siteData';

/** State of the builder on the site (widget §4.11). */
export type BuilderState = {
  readonly status: BuilderStatus;
  /** What is edited; undefined while it loads. */
  readonly data: SiteData | undefined;
  /** Address of the page under the builder. */
  readonly page: string;
  /** The field that waits for an element. */
  readonly field: string | undefined;
  /** The element that was picked last, for its field. */
  readonly picked: { readonly field: string; readonly selector: string } | undefined;
};

export type BuilderEvent =
  | { readonly type: 'loaded'; readonly data: SiteData }
  | { readonly type: 'message'; readonly message: PageToBuilderMessage }
  /** Pick an element for a field. */
  | { readonly type: 'pick'; readonly field: string }
  /** Use the page. */
  | { readonly type: 'browse' }
  | { readonly type: 'edit' };

export const initialBuilderState: BuilderState = {
  status: 'loading',
  data: undefined,
  page: '',
  field: undefined,
  picked: undefined,
};

/** The builder's transition function (widget §4.11). */
export function nextBuilderState(state: BuilderState, event: BuilderEvent): BuilderState {
  switch (event.type) {
    case 'loaded': {
      const { data } = event;
      // The user went to another page: the draft is back, and the page stays in view.
      return { ...state, data, field: data.field, status: data.isDraft ? 'navigate' : 'editor' };
    }
    case 'message':
      return receive(state, event.message);
    case 'pick':
      return { ...state, status: 'picker', field: event.field };
    case 'browse':
      return { ...state, status: 'navigate' };
    case 'edit':
      return { ...state, status: 'editor', field: undefined };
    default:
      return event satisfies never;
  }
}

function receive(state: BuilderState, message: PageToBuilderMessage): BuilderState {
  if (message.name === 'page-changed') return { ...state, page: message.data.page };
  if (message.name === 'element-picked' && state.status === 'picker' && state.field !== undefined) {
    const { selector } = message.data;
    return { ...state, status: 'editor', field: undefined, picked: { field: state.field, selector } };
  }
  return state;
}
