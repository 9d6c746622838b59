import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { playFrame } from '../../test/playFrame';
import { widgetPart } from '../../test/testScope';
import { endTestWidget, frameOrigin, openTestWidget, shown, startTestWidget } from '../../test/testWidget';
import { waitUntilIdle } from '../../test/waitUntilIdle';

// Effects of the server's actions (widget §3.12, §2.6), and of those that arrive at the wrong time (§7.1).

afterEach(() => endTestWidget());

const survey = (flow: string, format: string) => ({
  name: 'start-survey',
  data: { flow, hideBackButton: true, format },
});

describe('an action', () => {
  test.each([
    [{ actionType: 'nps' }, 'survey'],
    [{ actionType: 'nps', format: 'survey_full' }, 'survey_full'],
    [{ actionType: 'nps', format: 'survey_web' }, 'survey_web'],
    [{ actionType: 'nps', format: 'huge' }, 'survey'],
  ])('%j is a survey, as %s', async (action, format) => {
    const { widget } = await startTestWidget();
    widget.performActions([action]);
    await eventually(() => widgetPart('iframe'));
    const frame = playFrame('iframe', frameOrigin);
    frame.send({ name: 'ping' });
    expect(frame.received().at(-1)?.[0]).toEqual(survey('nps', format));
  });

  test('notification, banner and tour are shown as such', async () => {
    const { widget } = await startTestWidget();
    widget.performActions([
      { actionType: 'notification', outbound: 'n', data: { text: 'Hello' } },
      { actionType: 'banner', outbound: 'b', data: { text: 'Sale' } },
      { actionType: 'tour', outbound: 't', data: { steps: [{ type: 'post', message: 'Welcome' }] } },
    ]);
    await eventually(() =>
      expect([shown('.notification'), shown('.banner'), shown('.popover.post')]).toEqual([1, 1, 1]),
    );
    expect(widget.isOpened()).toBe(false);
  });

  test.each([
    [undefined],
    [null],
    ['notification'],
    [{}],
    [{ actionType: 7 }],
    [{ actionType: '' }],
    [{ actionType: 'notification' }],
    [{ actionType: 'notification', outbound: 'n', data: { text: 7 } }],
  ])('%j shows nothing, and those after it are shown', async (action) => {
    const { widget } = await startTestWidget();
    widget.performActions([action, { actionType: 'notification', outbound: 'n', data: { text: 'Hello' } }]);
    await eventually(() => expect(shown('.notification')).toBe(1));
    expect([shown('iframe'), shown('.popover')]).toEqual([0, 0]);
  });
});

describe('a press on a notification opens', () => {
  test.each<[string, object, object]>([
    [
      'its conversation',
      { conversation: { shareToken: 't1' } },
      { name: 'open-conversation', data: { shareToken: 't1', hideBackButton: false } },
    ],
    [
      'the news',
      { news: { id: '12' } },
      { name: 'open-news-article', data: { id: '12', hideBackButton: false } },
    ],
    [
      'the checklist',
      { checklist: { id: 'c1' } },
      { name: 'open-checklist', data: { id: 'c1', hideBackButton: false } },
    ],
    ['the widget itself', {}, { name: 'widget-status-update', data: { isWidgetOpen: true } }],
  ])('%s', async (_what, data, message) => {
    const { widget } = await startTestWidget();
    widget.showNotification({ outbound: 'n', data: { text: 'Hello', ...data } });
    await eventually(() => widgetPart('.notification .show').click());
    await eventually(() => widgetPart('iframe'));
    const frame = playFrame('iframe', frameOrigin);
    frame.send({ name: 'ping' });
    expect(frame.received().at(-1)?.[0]).toEqual(message);
    expect([shown('.notification'), widget.isOpened()]).toEqual([0, true]);
  });
});

/** A socket by which a test speaks as the server. */
class SpokenSocket {
  static latest: SpokenSocket | undefined;
  readonly readyState = 1;
  onmessage?: (event: { readonly data: string }) => void;
  constructor() {
    SpokenSocket.latest = this;
  }
  send() {}
  close() {}
}

test('actions are dropped while the widget is open', async () => {
  const plain = window.WebSocket;
  Object.assign(window, { WebSocket: SpokenSocket });
  const { widget } = await openTestWidget();
  const heard: unknown[] = [];
  widget.on('unread-count-changed', (count) => heard.push(count));
  const socket = await eventually(() => SpokenSocket.latest ?? Promise.reject(new Error('no socket')));
  const say = (data: object) => socket.onmessage?.({ data: JSON.stringify({ name: 'update', data }) });
  const update = { a: [{ actionType: 'notification', outbound: 'n', data: { text: 'Hello' } }], u: 2 };
  say(update);
  await waitUntilIdle();
  expect([shown('.notification'), heard]).toEqual([0, []]);
  widget.close();
  say(update);
  await eventually(() => expect([shown('.notification'), heard]).toEqual([1, [2]]));
  Object.assign(window, { WebSocket: plain });
});
