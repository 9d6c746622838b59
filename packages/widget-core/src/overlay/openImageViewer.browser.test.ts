import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { testScope, widgetPart, widgetRoot } from '../../test/testScope';
import { createTranslate } from '../texts/createTranslate';
import { panelTexts } from '../texts/panelTexts';
import { createShadowHost, type ShadowHost } from './createShadowHost';
import { openImageViewer } from './openImageViewer';

let host: ShadowHost;
let close = () => {};

beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', '<input id="field">');
  field()?.focus();
  host = createShadowHost(testScope().scope);
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  close = openImageViewer(
    document,
    host,
    createTranslate(() => undefined, panelTexts),
    picture,
  );
});
afterEach(() => {
  close();
  host.remove();
  field()?.remove();
});

const field = () => document.querySelector<HTMLInputElement>('#field');

test('the page beneath an image cannot be used by keyboard, and gets the focus back afterwards', async () => {
  expect(widgetPart('.viewer').getAttribute('aria-modal')).toBe('true');
  await userEvent.keyboard('{Tab}');
  expect(widgetRoot().activeElement).toBe(widgetPart('.viewer button'));
  await userEvent.keyboard('{Escape}');
  expect(widgetRoot().querySelector('.viewer')).toBeNull();
  expect(document.activeElement).toBe(field());
});
