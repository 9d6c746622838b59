import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { handClock } from '../../test/handClock';
import { deliver, playFrame } from '../../test/playFrame';
import { widgetPart } from '../../test/testScope';
import { createTestWidget, endTestWidget, frameOrigin, shown, startTestWidget } from '../../test/testWidget';
import { waitUntilIdle } from '../../test/waitUntilIdle';

// Requests in the page's URL and of the window that opened it (widget §2.1, §2.10, §6).

afterEach(() => {
  endTestWidget();
  Reflect.deleteProperty(window, 'opener');
  Reflect.deleteProperty(window, 'gleapAdminDisabled');
});

test.each([
  [
    '?gleap_feedback=bug',
    'widget',
    { name: 'start-feedbackflow', data: { flow: 'bug', hideBackButton: true } },
  ],
  [
    '?gleap_survey=nps',
    'survey',
    { name: 'start-survey', data: { flow: 'nps', hideBackButton: true, format: 'survey' } },
  ],
  [
    '?gleap_survey=nps&gleap_survey_format=survey_full',
    'survey-full',
    { name: 'start-survey', data: { flow: 'nps', hideBackButton: true, format: 'survey_full' } },
  ],
  [
    '?gleap_survey=nps&gleap_survey_format=huge',
    'survey',
    { name: 'start-survey', data: { flow: 'nps', hideBackButton: true, format: 'survey' } },
  ],
])('%s opens the frame as %s', async (search, className, message) => {
  history.replaceState(undefined, '', search);
  const { widget } = await startTestWidget();
  await eventually(() => expect(widget.isOpened()).toBe(true));
  await eventually(() => widgetPart('iframe'));
  const frame = playFrame('iframe', frameOrigin);
  frame.send({ name: 'ping' });
  expect(frame.received().at(-1)?.[0]).toEqual(message);
  expect(widgetPart('.frame').classList.contains(className)).toBe(className !== 'widget');
});

describe('a tour that the address names', () => {
  test.each([
    ['', 4000],
    ['&gleap_tour_delay=soon', 4000],
    ['&gleap_tour_delay=1.5', 1500],
    ['&gleap_tour_delay=0', 0],
  ])('with "%s" is requested for after %i ms, and not before', async (delay, ms) => {
    history.replaceState(undefined, '', `?gleap_tour=7${delay}`);
    const { clock, pass } = handClock();
    const { bodies } = await startTestWidget(undefined, { clock });
    const requested = () => bodies('/outbound/producttours');
    if (ms > 0) {
      pass(ms - 1);
      await waitUntilIdle();
      expect(requested()).toEqual([]);
    }
    pass(1);
    await eventually(() => expect(requested()).toEqual(['{"outboundId":"7"}']));
  });
});

describe('the admin’s builder', () => {
  const opener = new MessageChannel().port1;
  const load = { type: 'admin', name: 'load', data: { type: 'tooltips' } };
  const opened = () => Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  const loads = () => deliver(load, { source: opener, origin: 'https://adlane.test' });

  test('comes from the API’s origin where the page names no other', async () => {
    opened();
    await startTestWidget();
    await eventually(() => {
      loads();
      expect(widgetPart('.builder iframe').getAttribute('src')).toBe('https://adlane.test/tooltipbuilder');
    });
  });

  test('is no part of a page that has switched it off', async () => {
    opened();
    Object.assign(window, { gleapAdminDisabled: true });
    await startTestWidget();
    await waitUntilIdle();
    loads();
    expect(shown('.builder')).toBe(0);
  });

  test('nor of a page that no script has opened', async () => {
    await startTestWidget();
    await waitUntilIdle();
    loads();
    expect(shown('.builder')).toBe(0);
  });
});

test('nothing is requested for by an address that names nothing', async () => {
  const { widget } = createTestWidget();
  widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  await waitUntilIdle();
  expect([widget.isOpened(), shown('iframe')]).toEqual([false, 0]);
});
