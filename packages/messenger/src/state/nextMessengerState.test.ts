import type { PageMessage } from '@adlane/widget-core/protocol';
import { describe, expect, it } from 'vitest';
import { initialState } from './messengerState';
import { isBackHidden, type MessengerEvent, nextMessengerState } from './nextMessengerState';

function after(...events: MessengerEvent[]) {
  return events.reduce(nextMessengerState, initialState);
}

const start: PageMessage = {
  name: 'start-feedbackflow',
  data: { flow: 'bugreporting', hideBackButton: true },
};
const drawn: PageMessage = {
  name: 'set-form-data',
  data: { formKey: 'capture', data: { value: 'screenshot', dirty: true } },
};
const recorded: PageMessage = {
  name: 'set-form-data',
  data: { formKey: 'capture', data: { value: 'capture', dirty: true } },
};
const edit: MessengerEvent = { name: 'edit', flowId: 'bugreporting', draft: { description: 'It broke' } };
const failed: PageMessage = {
  name: 'feedback-sending-failed',
  data: 'Something went wrong, please try again.',
};
const sent: PageMessage = { name: 'feedback-sent', data: { id: 1 } };

describe('the frame', () => {
  it('opens the form that the page asks for, without a way back', () => {
    expect(after(start).view).toEqual({
      name: 'flow',
      flowId: 'bugreporting',
      hideBackButton: true,
      format: undefined,
    });
  });

  it('loses neither text nor drawing when sending fails', () => {
    const state = after(start, edit, drawn, { name: 'submit' }, failed);
    expect(state.sending).toEqual({ status: 'failed', text: 'Something went wrong, please try again.' });
    expect(state.drafts.bugreporting).toEqual({ description: 'It broke' });
    expect(state.capture).toBe('screenshot');
    expect(nextMessengerState(state, { name: 'submit' }).sending).toEqual({ status: 'pending' });
  });

  it('forgets the draft once it is sent', () => {
    const state = after(start, edit, drawn, { name: 'submit' }, sent);
    expect(state).toMatchObject({
      sending: { status: 'sent', queued: false },
      drafts: {},
      capture: undefined,
    });
  });

  it('says when the ticket waits for the network', () => {
    const state = after(start, { name: 'submit' }, { name: 'feedback-sent', data: { queued: true } });
    expect(state.sending).toEqual({ status: 'sent', queued: true });
  });

  it.each([sent, failed])('takes $name of tickets that are not its own for nothing', (message) => {
    expect(after(start, edit, message).sending).toEqual({ status: 'idle' });
  });

  it('keeps drawing and draft when the page opens the same form again', () => {
    const state = after(start, edit, drawn, start);
    expect(state.capture).toBe('screenshot');
    expect(state.drafts.bugreporting).toEqual({ description: 'It broke' });
  });

  it('starts over when the form is opened after it was sent', () => {
    expect(after(start, { name: 'submit' }, sent, start).sending).toEqual({ status: 'idle' });
  });

  it('keeps a draft on the way home and back', () => {
    const state = after(start, edit, { name: 'go-home' }, { name: 'choose-flow', flowId: 'bugreporting' });
    expect(state.drafts.bugreporting).toEqual({ description: 'It broke' });
  });

  it('is at home again after it was closed on the thanks', () => {
    const closed: PageMessage = { name: 'widget-status-update', data: { isWidgetOpen: false } };
    expect(after(start, { name: 'submit' }, sent, closed).view).toEqual({ name: 'home' });
    expect(after(start, edit, closed).view).toMatchObject({ flowId: 'bugreporting' });
  });

  it('forgets the visitor with the session, but not the project', () => {
    const config = { color: '#485BFF' };
    const state = nextMessengerState(
      { ...after(start, edit, drawn), config: config as never },
      { name: 'session-cleared' },
    );
    expect(state).toEqual({ ...initialState, config });
  });

  it('lets a picture be taken out and put in again', () => {
    expect(after(start, drawn, { name: 'remove-capture' })).toMatchObject({
      capture: undefined,
      captureRefused: true,
    });
    expect(after(start, recorded, { name: 'remove-capture' })).toMatchObject({
      capture: undefined,
      captureRefused: false,
    });
    expect(after(start, { name: 'remove-capture' }, drawn)).toMatchObject({
      capture: 'screenshot',
      captureRefused: false,
    });
  });

  it('fills in what the page says, and leaves the rest of a draft alone', () => {
    const state = after(start, edit, { name: 'prefill-form-data', data: { reportedBy: 'ada@adlane.test' } });
    expect(state.drafts.bugreporting).toEqual({ description: 'It broke', reportedBy: 'ada@adlane.test' });
    expect(state.prefillCount).toBe(1);
  });

  it.each<[PageMessage, object]>([
    [
      { name: 'start-feedbackflow', data: { flow: 'f' } },
      { name: 'flow', flowId: 'f' },
    ],
    [
      { name: 'start-survey', data: { flow: 's', outboundId: 'o' } },
      { name: 'flow', flowId: 's', format: 'survey', outboundId: 'o' },
    ],
    [{ name: 'open-conversations', data: {} }, { name: 'conversations' }],
    [
      { name: 'open-conversation', data: { shareToken: 't' } },
      { name: 'conversation', shareToken: 't' },
    ],
    [
      { name: 'start-bot', data: { botId: 'b' } },
      { name: 'newConversation', botId: 'b' },
    ],
    [{ name: 'open-helpcenter', data: {} }, { name: 'help' }],
    [
      { name: 'open-help-collection', data: { collectionId: '1' } },
      { name: 'collection', id: '1' },
    ],
    [
      { name: 'open-help-article', data: { articleId: '2' } },
      { name: 'article', id: '2' },
    ],
    [
      { name: 'open-helpcenter-search', data: { term: 'x' } },
      { name: 'search', term: 'x' },
    ],
    [{ name: 'open-news', data: {} }, { name: 'news' }],
    [
      { name: 'open-news-article', data: { id: '3' } },
      { name: 'newsArticle', id: '3' },
    ],
    [{ name: 'open-checklists', data: {} }, { name: 'checklists' }],
    [
      { name: 'start-checklist', data: { outboundId: '4' } },
      { name: 'startChecklist', outboundId: '4' },
    ],
    [
      { name: 'open-checklist', data: { id: '5' } },
      { name: 'checklist', id: '5' },
    ],
    [{ name: 'open-feature-requests', data: {} }, { name: 'featureRequests' }],
  ])('$name opens its content, and its way back is hidden on request', (message, view) => {
    expect(after(message).view).toMatchObject({ ...view, hideBackButton: false });
    const alone = { ...message, data: { ...Object(message).data, hideBackButton: true } } as PageMessage;
    expect(isBackHidden(after(alone))).toBe(true);
  });

  it('goes back through the screens that the visitor opened, then home', () => {
    const opened = after(
      { name: 'open-helpcenter', data: { hideBackButton: true } },
      { name: 'show', place: { name: 'collection', id: '1' } },
      { name: 'show', place: { name: 'article', id: '2' } },
    );
    const back = (state: typeof opened) => nextMessengerState(state, { name: 'go-back' });
    expect(isBackHidden(opened)).toBe(false);
    expect(back(opened).view).toMatchObject({ name: 'collection' });
    expect(back(back(opened)).view).toMatchObject({ name: 'help' });
    expect(isBackHidden(back(back(opened)))).toBe(true);
    expect(back(back(back(opened))).view).toEqual({ name: 'home' });
  });

  it('stores how to call the API, and counts new content', () => {
    const state = after(
      {
        name: 'session-update',
        data: { sessionData: { gleapId: 'v', gleapHash: 'h' }, apiUrl: 'https://a.test/sdk', sdkKey: 'k' },
      },
      { name: 'content-changed' },
    );
    expect(state).toMatchObject({
      access: { apiUrl: 'https://a.test/sdk', sdkKey: 'k' },
      contentVersion: 1,
    });
  });
});
