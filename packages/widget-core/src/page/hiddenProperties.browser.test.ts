import { afterEach, expect, test } from 'vitest';
import { fieldNames } from '../../test/fieldNames';
import { findUniqueSelector } from '../builder/findUniqueSelector';
import { findHiddenElements } from '../capture/findHiddenElements';
import { describeElement } from '../logs/startClickLog';
import { isSecretField } from '../privacy/isSecretField';
import { isWithin } from '../privacy/privacy';
import { findElementDeep } from './findElement';
import { toPlainNode } from './toPlainNode';
import { findPlace } from './topLayer';

afterEach(() => document.querySelector('#page')?.remove());

/** Shows a form with a field of this name. */
function showForm(field: string): HTMLFormElement {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<main id="page"><form id="own" class="gl-mask" contenteditable><input name="${field}">Text</form></main>`,
  );
  return document.querySelector('form') as HTMLFormElement;
}

test.each(fieldNames)('a form with a field named %s is found and described as any other', (name) => {
  const form = showForm(name);
  expect(describeElement(form)).toBe('<form id="own" class="gl-mask"></form>');
  expect(findElementDeep(document, 'form') === form).toBe(true);
  expect(findUniqueSelector(document, form)).toBe('#own');
  expect(isWithin(form, '.gl-mask')).toBe(true);
  expect(isWithin(form.querySelector('input') as Element, '.gl-mask')).toBe(true);
  expect(isSecretField(form)).toBe(false);
  expect(findPlace(form)).toBeUndefined();
  const { left, top, bottom } = toPlainNode(form).getBoundingClientRect();
  const points = [{ x: left + 300, y: (top + bottom) / 2 }];
  const stroke = { id: 1, tool: 'blur', color: '', points } as never;
  expect(findHiddenElements(document, [stroke], { x: 0, y: 0 }).has(form)).toBe(true);
});
