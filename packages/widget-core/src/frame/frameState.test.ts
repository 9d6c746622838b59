import { describe, expect, test } from 'vitest';
import { parseButtonPosition } from '../button/parseButtonPosition';
import { parseFlowConfig } from '../config/parseFlowConfig';
import { computeContrastColor } from '../overlay/computeContrastColor';
import { buildClasses } from './createFrameView';
import { closedFrame, type FrameEvent, nextFrameState } from './frameState';

const after = (...events: FrameEvent[]) => events.reduce(nextFrameState, closedFrame);

describe('the frame', () => {
  test('hidden to opened, ready after ping, hidden again', () => {
    expect(after({ type: 'show' }, { type: 'inject' })).toMatchObject({ isShown: true, link: 'loading' });
    expect(after({ type: 'show' }, { type: 'inject' }, { type: 'ping' })).toMatchObject({ link: 'ready' });
    expect(after({ type: 'show' }, { type: 'inject' }, { type: 'ping' }, { type: 'hide' })).toMatchObject({
      isShown: false,
      link: 'ready',
    });
  });

  test('without a ping it has failed; a late ping still counts', () => {
    expect(after({ type: 'inject' }, { type: 'timeout' }).link).toBe('failed');
    expect(after({ type: 'inject' }, { type: 'timeout' }, { type: 'ping' }).link).toBe('ready');
    expect(after({ type: 'inject' }, { type: 'ping' }, { type: 'timeout' }).link).toBe('ready');
  });

  test.each([
    ['newsdetails', 'extended'],
    ['appextended', 'extended'],
    ['home', 'widget'],
  ])('page %s is drawn as %s', (name, mode) => {
    expect(after({ type: 'show' }, { type: 'page', name }).mode).toBe(mode);
  });

  test('extended returns to widget on another page; surveys preserve their mode', () => {
    expect(after({ type: 'page', name: 'newsdetails' }, { type: 'page', name: 'home' }).mode).toBe('widget');
    expect(after({ type: 'show', mode: 'survey' }, { type: 'page', name: 'newsdetails' }).mode).toBe(
      'survey',
    );
  });

  test('survey_web can not be hidden', () => {
    expect(after({ type: 'show', mode: 'survey_web' }, { type: 'hide' }).isShown).toBe(true);
    expect(after({ type: 'show', mode: 'survey_full' }, { type: 'hide' }).isShown).toBe(false);
  });
});

test.each([
  ['BOTTOM_RIGHT', 'modern', 'at-modern'],
  ['BOTTOM_LEFT', 'modern-left', 'at-modern-left'],
  ['BUTTON_CLASSIC', 'classic', 'at-classic'],
  ['BUTTON_CLASSIC_LEFT', 'classic-left', 'at-classic-left'],
  ['BUTTON_CLASSIC_BOTTOM', 'classic-bottom', 'at-classic-bottom'],
  ['BUTTON_NONE', 'none', 'at-none'],
  ['constructor', 'modern', 'at-modern'],
])('%s: button %s, frame %s', (feedbackButtonPosition, place, variant) => {
  expect(parseButtonPosition(feedbackButtonPosition)).toBe(place);
  expect(buildClasses(closedFrame, parseFlowConfig({ feedbackButtonPosition }))).toEqual([
    'frame',
    variant,
    'loading',
  ]);
});

test('survey variants', () => {
  expect(buildClasses(after({ type: 'show', mode: 'survey_full' }, { type: 'ping' }), undefined)).toEqual([
    'frame',
    'survey-full',
  ]);
});

test.each([
  ['#A0A0A0', '#FFFFFF'],
  ['#A1A1A1', '#000000'],
  ['#485BFF', '#FFFFFF'],
  ['#FFFFFF', '#000000'],
])('text on %s is %s', (color, text) => {
  expect(computeContrastColor(color)).toBe(text);
});
