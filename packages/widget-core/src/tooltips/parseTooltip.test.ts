import { expect, test } from 'vitest';
import { parseTooltip } from './parseTooltip';

test('fills in right, center, 4 px, 0 px, and takes only what it knows', () => {
  expect(
    parseTooltip({ selector: '#a', html: 'x', pageType: 'like', mode: 'balloon', offsetX: '9' }),
  ).toEqual({
    selector: '#a',
    html: 'x',
    page: '',
    pageType: 'is',
    mode: 'tooltip',
    icon: undefined,
    color: undefined,
    animated: false,
    posX: 'right',
    posY: 'center',
    offsetX: 4,
    offsetY: 0,
  });
  const own = {
    selector: '#a',
    html: '',
    pageType: 'endswith',
    mode: 'hotspot',
    posX: 'left',
    posY: 'top',
    offsetX: -3,
    offsetY: 2,
  };
  expect(parseTooltip(own)).toMatchObject(own);
});

test.each([null, 'x', {}, { selector: '', html: 'x' }, { selector: '#a' }])('%j is none', (value) => {
  expect(parseTooltip(value)).toBeUndefined();
});
