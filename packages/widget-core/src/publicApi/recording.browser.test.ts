import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import { recordingScope, refuse } from '../../test/recordingScope';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import type { AdlaneApi } from './AdlaneApi';
import { createWidget } from './createWidget';

const frameOrigin = 'https://frame.adlane.test';
let api: AdlaneApi | undefined;

afterEach(() => {
  api?.destroy();
  localStorage.clear();
});

/** Delivers a message of the frame as a browser does. */
function postAsFrame(message: object) {
  const source = widgetRoot().querySelector('iframe')?.contentWindow ?? null;
  window.dispatchEvent(
    new MessageEvent('message', { data: JSON.stringify(message), origin: frameOrigin, source }),
  );
}

async function press(text: string) {
  await eventually(() => {
    const found = [...widgetRoot().querySelectorAll('button')].find((part) => part.textContent === text);
    if (!found) throw new Error(`There is no button ${text}.`);
    found.click();
  });
}

/** A widget whose frame has requested a recording, which the visitor made and attached. */
async function recorded(upload: () => Response) {
  const world = testScope({ '/uploads/sdk': upload });
  const { scope, tracks, hasFrame } = recordingScope({ microphone: refuse });
  const widget = createWidget({ ...world.scope, window: scope.window });
  api = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl(frameOrigin);
  widget.initialize('k');
  widget.open();
  await eventually(() => widgetPart('iframe'));
  // A cross-origin window can't be spied on: a port replaces it.
  const frame = new MessageChannel().port1;
  const toFrame = vi.spyOn(frame, 'postMessage').mockImplementation(() => {});
  Object.defineProperty(widgetPart('iframe'), 'contentWindow', { value: frame });
  postAsFrame({ name: 'ping' });
  const listPosted = () => toFrame.mock.calls.map(([text]): unknown => JSON.parse(text));
  postAsFrame({ name: 'start-screen-drawing', data: 'capture' });
  await press('Start recording');
  await eventually(() => expect(widgetPart('.record').textContent).toBe('Stop recording'));
  await eventually(() => expect(hasFrame()).toBe(true));
  await press('Stop recording');
  return { ...world, widget, tracks, listPosted };
}

const send = {
  name: 'send-feedback',
  data: {
    formData: { description: 'See' },
    action: { feedbackType: 'BUG', excludeData: { screenshot: true } },
  },
};
const stored = () => Response.json({ fileUrl: 'https://files.example/sdk/uploads/sdk/a' });
const refused = () => new Response('', { status: 413 });

describe('a screen recording', () => {
  test('is announced to the form, uploaded with the ticket and linked in it', async () => {
    const { sent, bodies, listPosted } = await recorded(stored);
    await press('Next');
    expect(listPosted()).toContainEqual({
      name: 'set-form-data',
      data: { formKey: 'capture', data: { value: 'capture', dirty: true } },
    });
    expect(bodies('/uploads/sdk')).toEqual([]);
    postAsFrame(send);
    await eventually(() => expect(bodies('/bugs/v2')).toHaveLength(1));
    const paths = sent.map(({ path }) => path).filter((path) => /uploads|bugs/.test(path));
    expect(paths).toEqual(['/uploads/sdk', '/bugs/v2']);
    expect(JSON.parse(bodies('/bugs/v2')[0] ?? '')).toMatchObject({
      screenRecordingUrl: 'https://files.example/sdk/uploads/sdk/a',
    });
  });

  test('fails the sending if it cannot be uploaded, and stays for the next attempt', async () => {
    let answer = refused;
    const { bodies, listPosted } = await recorded(() => answer());
    await press('Next');
    postAsFrame(send);
    const failure = { name: 'feedback-sending-failed', data: 'Something went wrong, please try again.' };
    await eventually(() => expect(listPosted()).toContainEqual(failure));
    expect(bodies('/bugs/v2')).toEqual([]);
    answer = stored;
    postAsFrame(send);
    await eventually(() => expect(bodies('/bugs/v2')).toHaveLength(1));
    expect(bodies('/bugs/v2')[0]).toContain('screenRecordingUrl');
  });

  test.each([
    ['taken out of the form', { name: 'cleanup-drawings' }],
    ['of an earlier form', { name: 'notify-event', data: { type: 'flow-started' } }],
  ])('%s is not sent', async (_what, message) => {
    const { bodies } = await recorded(stored);
    await press('Next');
    postAsFrame(message);
    postAsFrame(send);
    await eventually(() => expect(bodies('/bugs/v2')).toHaveLength(1));
    expect(bodies('/uploads/sdk')).toEqual([]);
    expect(bodies('/bugs/v2')[0]).not.toContain('screenRecordingUrl');
  });

  test('is left out of silent reports', async () => {
    const { widget, bodies } = await recorded(stored);
    await press('Next');
    await widget.sendSilentCrashReport('boom');
    expect(bodies('/bugs/v2')).toHaveLength(1);
    expect(bodies('/uploads/sdk')).toEqual([]);
  });

  test('is discarded by destroy, and the shared screen is released', async () => {
    const { widget, tracks } = await recorded(stored);
    widget.destroy();
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
    expect(document.querySelector('adlane-widget')).toBeNull();
  });
});
