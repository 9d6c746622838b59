import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../../../test/eventually';
import { type RecordingWorld, recordingScope, refuse } from '../../../test/recordingScope';
import { widgetPart, widgetRoot } from '../../../test/testScope';
import { createShadowHost, type ShadowHost } from '../../overlay/createShadowHost';
import { openRecordingEditor } from './openRecordingEditor';

let host: ShadowHost | undefined;
let stop = () => {};
const onDone = vi.fn<(file: File | undefined) => void>();

afterEach(() => {
  stop();
  host?.remove();
  document.querySelector('#page')?.remove();
  onDone.mockReset();
});

/** Without sound, so that a test can wait for the first frame. */
const silent: RecordingWorld = { microphone: refuse };

async function opened(world: RecordingWorld = silent) {
  const made = recordingScope(world);
  host = createShadowHost(made.scope);
  const config = () => undefined;
  stop = openRecordingEditor({ scope: made.scope, host, config, accent: '#0F766E', onDone });
  await eventually(() => widgetPart('.recording'));
  return { ...made, isLive: () => made.tracks.map(({ readyState }) => readyState === 'live') };
}

const named = (label: string) => widgetPart(`button[aria-label="${label}"]`);
const button = (text: string) => {
  const found = [...widgetRoot().querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no button ${text}.`);
  return found;
};
const shown = (selector: string) => widgetRoot().querySelector(selector)?.textContent;

async function recording(world?: RecordingWorld) {
  const made = await opened(world);
  button('Start recording').click();
  await eventually(() => button('Stop recording'));
  return made;
}
/** Records until there is a first frame. */
const untilFrame = ({ hasFrame }: Awaited<ReturnType<typeof opened>>) =>
  eventually(() => expect(hasFrame()).toBe(true));

describe('a recording', () => {
  test('runs from 2:00 down, stops by button, is previewed and handed over', async () => {
    const made = await recording();
    const { advance, tracks, isLive } = made;
    expect(shown('.timer')).toBe('2:00');
    advance(61_000);
    await eventually(() => expect(shown('.timer')).toBe('0:59'));
    expect(tracks.map(({ kind }) => kind)).toEqual(['video']);
    await untilFrame(made);
    button('Stop recording').click();
    await eventually(() => widgetPart('video'));
    await eventually(() => expect(widgetPart('video').getAttribute('src')).toMatch(/^blob:/));
    expect(isLive()).toEqual([false]);
    button('Next').click();
    const file = onDone.mock.calls[0]?.[0];
    expect([file?.name, file?.type]).toEqual(['screen-recording.webm', 'video/webm']);
    expect(file?.size).toBeGreaterThan(100);
    expect(widgetRoot().querySelector('.capture')).toBeNull();
  });

  test('stops by itself at 120 s', async () => {
    const made = await recording();
    const { advance } = made;
    await untilFrame(made);
    advance(119_999);
    button('Stop recording');
    advance(1);
    await eventually(() => widgetPart('video'));
  });

  test('ends when the visitor stops sharing in the browser’s own bar', async () => {
    const made = await recording();
    const { tracks, isLive } = made;
    await untilFrame(made);
    tracks[0]?.dispatchEvent(new Event('ended'));
    await eventually(() => widgetPart('video'));
    expect(isLive()).toEqual([false]);
  });

  test('requests at most 24 frames a second and 3072 × 1728 px', async () => {
    const { requested } = await recording();
    expect(requested[0]).toMatchObject({
      video: { frameRate: { ideal: 10, max: 24 }, width: { max: 3072 }, height: { max: 1728 } },
    });
  });

  test('is made again after retry', async () => {
    const made = await recording();
    const { tracks } = made;
    await untilFrame(made);
    button('Stop recording').click();
    await eventually(() => button('Record again'));
    button('Record again').click();
    await eventually(() => expect(shown('.timer')).toBe('2:00'));
    expect(widgetRoot().querySelector('video')).toBeNull();
    button('Start recording').click();
    await eventually(() => expect(tracks).toHaveLength(2));
  });
});

test('is begun and ended by keys alone', async () => {
  const made = await opened();
  button('Start recording').focus();
  await userEvent.keyboard('{Enter}');
  await eventually(() => button('Stop recording'));
  // Browsers remove the focus from a disabled element in the next frame.
  await untilFrame(made);
  expect(widgetPart('.recording').contains(widgetRoot().activeElement)).toBe(true);
  await userEvent.keyboard('{Tab}{Enter}');
  await eventually(() => widgetPart('video'));
});

describe('the microphone', () => {
  test('is muted and heard again while recording', async () => {
    const { tracks } = await recording({});
    expect(tracks.map(({ kind }) => kind)).toEqual(['video', 'audio']);
    named('Microphone').click();
    await eventually(() => expect(named('Microphone').getAttribute('aria-pressed')).toBe('false'));
    expect(tracks[1]?.enabled).toBe(false);
    named('Microphone').click();
    await eventually(() => expect(tracks[1]?.enabled).toBe(true));
  });

  test('refused: the recording continues without sound', async () => {
    const made = await recording({ microphone: refuse });
    const { tracks } = made;
    expect(tracks.map(({ kind }) => kind)).toEqual(['video']);
    expect(named('Microphone').ariaDisabled).toBe('true');
    await untilFrame(made);
    button('Stop recording').click();
    await eventually(() => widgetPart('video'));
  });

  test('muted before the start is not asked for', async () => {
    const { requested } = await opened({});
    named('Microphone').click();
    await eventually(() => expect(named('Microphone').getAttribute('aria-pressed')).toBe('false'));
    button('Start recording').click();
    await eventually(() => button('Stop recording'));
    expect(requested).toHaveLength(1);
  });
});

describe('what is told in place', () => {
  test('screen sharing denied, until the next try', async () => {
    const { isLive } = await opened({ screen: refuse });
    button('Start recording').click();
    await eventually(() => expect(shown('[role=alert]')).toContain('The screen was not shared.'));
    expect(button('Start recording').disabled).toBe(false);
    expect(isLive()).toEqual([]);
  });

  test.each([360, 1280])(
    'on a screen of %i px it is above the bar, and both are fully visible',
    async (width) => {
      await page.viewport(width, 640);
      await opened({ screen: refuse });
      button('Start recording').click();
      await eventually(() => widgetPart('[role=alert]'));
      const [note, bar] = ['[role=alert]', '.bar'].map((part) => widgetPart(part).getBoundingClientRect());
      expect(note?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
      for (const box of [note, bar]) {
        expect([box && box.left >= 0, box && box.right <= width, box && box.bottom <= 640]).toEqual([
          true,
          true,
          true,
        ]);
      }
      await page.viewport(1280, 800);
    },
  );

  test('a browser that can’t record says so and offers no recording', async () => {
    await opened({ isUnsupported: true });
    expect(shown('[role=alert]')).toBe('Your browser cannot record the screen.');
    expect(button('Start recording').disabled).toBe(true);
  });
});

describe('drawing', () => {
  test('is for the time of the recording; the pointer leaves the page in use', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button id="page" style="position:fixed;top:0;left:0;width:200px;height:200px">page</button>',
    );
    const made = await opened();
    expect(named('Pen').ariaDisabled).toBe('true');
    button('Start recording').click();
    await eventually(() => button('Stop recording'));
    expect(document.elementFromPoint(50, 50)?.id).toBe('page');
    named('Pen').click();
    await eventually(() => expect(document.elementFromPoint(50, 50)?.localName).toBe('adlane-widget'));
    for (const [type, at] of [
      ['pointerdown', 40],
      ['pointermove', 60],
      ['pointerup', 60],
    ] as const) {
      const event = { clientX: at, clientY: at, bubbles: true, composed: true, pointerId: 1, button: 0 };
      widgetPart('.canvas').dispatchEvent(new PointerEvent(type, event));
    }
    await eventually(() => widgetPart('.canvas path'));
    await untilFrame(made);
    button('Stop recording').click();
    await eventually(() => widgetPart('video'));
    expect(widgetRoot().querySelector('.canvas')).toBeNull();
  });
});

describe('ending', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('Escape and the cross dismiss, give everything back and leave no warning', async () => {
    const { isLive } = await recording({});
    expect(leave()).toBe(true);
    widgetPart('.recording').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(onDone).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(isLive()).toEqual([false, false]);
    expect(leave()).toBe(false);
  });

  test('destroyed while recording: every track is released and no listener is notified', async () => {
    const { isLive, isStopped } = await recording({});
    stop();
    expect(isLive()).toEqual([false, false]);
    await eventually(() => expect(isStopped()).toBe(true));
    expect(onDone).not.toHaveBeenCalled();
    expect(widgetRoot().querySelector('.capture')).toBeNull();
  });

  test('destroyed while the browser still asks: its answer is given back at once', async () => {
    let answer = (_stream: MediaStream) => {};
    const screen = () => new Promise<MediaStream>((resolve) => (answer = resolve));
    const { tracks, isLive } = await opened({ screen });
    button('Start recording').click();
    await eventually(() => expect(button('Start recording').disabled).toBe(true));
    stop();
    answer(document.createElement('canvas').captureStream());
    await eventually(() => expect(tracks).toHaveLength(1));
    expect(isLive()).toEqual([false]);
  });
});

test('every button has a name', async () => {
  await recording({});
  const buttons = [...widgetRoot().querySelectorAll('.capture button')];
  expect(buttons.filter((part) => !(part.getAttribute('aria-label') || part.textContent))).toEqual([]);
});
