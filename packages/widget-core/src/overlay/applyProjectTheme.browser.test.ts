import { defaultPageTexts } from '@adlane/contract/widget/flowConfig';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { playFrame } from '../../test/playFrame';
import { fullConfig, widgetPart, widgetRoot } from '../../test/testScope';
import { endTestWidget, startTestWidget } from '../../test/testWidget';

// What the server shows on a page is in the visitor's language and in the project's colors, like the frame.

beforeEach(() =>
  document.body.insertAdjacentHTML('beforeend', '<main id="page"><button id="buy">Buy</button></main>'),
);
afterEach(() => {
  endTestWidget();
  document.querySelector('#page')?.remove();
});

const hotspot = { selector: '#buy', html: '<p>Fresh every morning.</p>', mode: 'hotspot' };

/** Shows a notification, a banner, a hotspot with its hint and a tour without its own texts. */
async function showAll(project: object) {
  const { widget } = await startTestWidget({
    '/config/k': () => Response.json({ flowConfig: { ...fullConfig, ...project } }),
    '/config/k/tooltips': () => Response.json([hotspot]),
  });
  widget.showNotification({ outbound: 'n', data: { text: 'Your order is ready.' } });
  widget.showBanner({ outbound: 'b', data: {} });
  await eventually(() => widgetPart('.notification'));
  playFrame('iframe.banner', 'https://banner.adlane.test');
  await eventually(() => widgetPart('.hotspot'));
  widgetPart('.hotspot').click();
  const step = { type: 'post', message: '<p>Welcome.</p>' };
  widget.startProductTourWithConfig('7', { allowClose: true, backButton: true, steps: [step, step] });
  await eventually(() => widgetPart('.popover'));
}

const readTexts = () => ({
  notifications: widgetPart('[role=log]').ariaLabel,
  dismiss: widgetPart('.dismiss').ariaLabel,
  banner: widgetPart('iframe.banner').title,
  hotspot: widgetPart('.hotspot').ariaLabel,
  tour: widgetPart('.popover').ariaLabel,
  close: widgetPart('.close').ariaLabel,
  previous: widgetPart('.steps button').textContent,
  next: widgetPart('.next').textContent,
});

/** The language of an element, and the direction that it is laid out in. */
const readLanguage = (selector: string) => {
  const part = widgetPart(selector);
  return [part.closest<HTMLElement>('[lang]')?.lang, getComputedStyle(part).direction];
};

test.each([
  ['ar', 'rtl'],
  ['ja', 'ltr'],
] as const)('all parts speak %s', async (language, dir) => {
  const staticTranslations = { ...defaultPageTexts[language] };
  await showAll({ staticTranslations, localizationOptions: { rtl: dir === 'rtl' } });
  expect(staticTranslations).toMatchObject(readTexts());
  expect(widgetPart('iframe.banner').lang).toBe(language);
  for (const part of ['.dismiss', '.hotspot', '.next'])
    expect([part, ...readLanguage(part)]).toEqual([part, language, dir]);
});

test('without texts of the server all parts are in English', async () => {
  await showAll({});
  expect(readTexts()).toMatchObject({ next: 'Next', hotspot: 'Show hint', banner: 'Announcement' });
  expect(readLanguage('.next')).toEqual(['en', 'ltr']);
});

test('the content of a team is laid out in its own direction', async () => {
  await showAll({ localizationOptions: { rtl: true } });
  for (const part of ['.message', '.tooltip', '.notification .text'])
    expect([part, getComputedStyle(widgetPart(part)).direction]).toEqual([part, 'ltr']);
});

test('the steps of a tour are counted from left to right in each language', async () => {
  await showAll({ localizationOptions: { rtl: true } });
  const { firstChild } = widgetPart('.progress');
  const place = (at: number) => {
    const range = document.createRange();
    if (firstChild) range.setStart(firstChild, at);
    if (firstChild) range.setEnd(firstChild, at + 1);
    return range.getBoundingClientRect().left;
  };
  expect(firstChild?.textContent).toBe('1 / 2');
  expect(place(0)).toBeLessThan(place(4));
});

test.each([
  ['#101820', 'rgb(16, 24, 32)', 'rgb(255, 255, 255)'],
  ['#FFF7E8', 'rgb(255, 247, 232)', 'rgb(22, 24, 29)'],
])(
  'all parts have the project’s background %s and a text to be read on it',
  async (backgroundColor, background, text) => {
    await showAll({ backgroundColor });
    for (const selector of ['.popover', '.tooltip', '.notification']) {
      const style = getComputedStyle(widgetPart(selector));
      expect([selector, style.backgroundColor, style.color]).toEqual([selector, background, text]);
    }
    for (const selector of ['.progress', '.popover .close', '.notification .text', '.dismiss']) {
      expect([selector, getComputedStyle(widgetPart(selector)).color]).toEqual([selector, text]);
    }
    expect(widgetRoot().querySelectorAll('.popover, .tooltip, .notification')).toHaveLength(3);
  },
);
