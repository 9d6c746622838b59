import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../test/eventually';
import { playFrame } from '../../test/playFrame';
import { widgetPart } from '../../test/testScope';
import { endTestWidget, startTestWidget } from '../../test/testWidget';

// The room that a banner takes at the top of a page is added to what the page has there (widget §2.7).

beforeEach(() =>
  document.body.insertAdjacentHTML('beforeend', '<main id="page" style="height:300px"></main>'),
);
afterEach(() => {
  endTestWidget();
  document.querySelector('#page')?.remove();
});

async function showBanner() {
  const { widget } = await startTestWidget();
  widget.showBanner({ outbound: 'b', data: {} });
  await eventually(() => widgetPart('iframe.banner'));
  return playFrame('iframe.banner', 'https://banner.adlane.test');
}

test.each(
  ['html', 'body'].flatMap((selector) =>
    ['margin', 'padding', 'border'].flatMap((property) =>
      ['top', 'right', 'bottom', 'left'].map((side) => [selector, property, side] as const),
    ),
  ),
)(
  'a banner leaves the page its own %s %s-%s, and takes its height besides',
  async (selector, property, side) => {
    const { documentElement, body } = document;
    const element = selector === 'html' ? documentElement : body;
    const name = property === 'border' ? `border-${side}` : `${property}-${side}`;
    element.style.setProperty(name, property === 'border' ? '24px solid' : '24px');
    const measured = property === 'border' ? `${name}-width` : name;
    const read = () => Number.parseFloat(getComputedStyle(element).getPropertyValue(measured));
    const bottom = () => document.querySelector('#page')?.getBoundingClientRect().bottom ?? 0;
    const before = bottom();
    const banner = await showBanner();
    banner.send({ name: 'banner-height', data: { height: 64 } });
    expect(bottom() - before).toBe(64);
    const isRoom = selector === 'html' && name === 'padding-top';
    expect(read()).toBe(isRoom ? 24 + 64 : 24);
    banner.send({ name: 'banner-close' });
    expect([read(), bottom()]).toEqual([24, before]);
    element.style.removeProperty(name);
  },
);

test('a banner follows the page’s own padding in a window of another size', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html{padding-top:20px}@media(max-width:600px){html{padding-top:50px}}');
  document.adoptedStyleSheets = [sheet];
  const banner = await showBanner();
  banner.send({ name: 'banner-height', data: { height: 64 } });
  const padding = () => getComputedStyle(document.documentElement).paddingTop;
  expect(padding()).toBe('84px');
  await page.viewport(500, 800);
  await eventually(() => expect(padding()).toBe('114px'));
  await page.viewport(1280, 800);
  banner.send({ name: 'banner-close' });
  expect(padding()).toBe('20px');
  document.adoptedStyleSheets = [];
});
