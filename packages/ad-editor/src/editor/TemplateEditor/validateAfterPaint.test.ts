import { createForm } from '@adlane/ui/fields';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyTemplate } from '../../story/storyTemplate';
import { draftOf, type TemplateDraft } from '../draft/templateDraft';
import { validateAfterPaint } from './validateAfterPaint';

let frames: (() => void)[];

function paintFrame(): void {
  const due = frames;
  frames = [];
  for (const begin of due) begin();
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (begin: () => void) => frames.push(begin));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

function startForm() {
  const validate = vi.fn(({ name }: TemplateDraft) => (name === '' ? { name: 'Needed.' } : {}));
  const onSubmit = vi.fn();
  const form = createForm<TemplateDraft>({ initialValues: draftOf(storyTemplate), validate, onSubmit });
  const takeBack = validateAfterPaint(form);
  validate.mockClear();
  const names: string[] = [];
  form.subscribe(({ values }) => names.push(values.name), { values: true });
  const errors = () => form.getState().errors;
  return { form, validate, onSubmit, takeBack, names, errors };
}

describe('a form that asks its rules after the paint', () => {
  it('tells values at once, and asks once two frames later whatever was typed meanwhile', () => {
    const { form, validate, names, errors } = startForm();
    form.change('name', 'A');
    form.change('name', '');
    expect(names.slice(-2)).toEqual(['A', '']);
    paintFrame();
    expect(validate).not.toHaveBeenCalled();
    expect(errors()).toEqual({});
    paintFrame();
    expect(validate).toHaveBeenCalledOnce();
    expect(errors()).toEqual({ name: 'Needed.' });
  });

  it('asks again for what is typed after that', () => {
    const { form, errors } = startForm();
    form.change('name', '');
    paintFrame();
    paintFrame();
    form.change('name', 'A');
    expect(errors()).toEqual({ name: 'Needed.' });
    paintFrame();
    paintFrame();
    expect(errors()).toEqual({});
  });

  it('asks before it submits', async () => {
    const { form, validate, onSubmit, errors } = startForm();
    form.change('name', '');
    await form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(errors()).toEqual({ name: 'Needed.' });
    expect(frames).toEqual([]);
    form.change('name', 'A');
    await form.submit();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(validate).toHaveBeenCalledTimes(2);
  });

  it('is as before once that is taken back', () => {
    const { form, takeBack, errors } = startForm();
    takeBack();
    form.change('name', '');
    expect(errors()).toEqual({ name: 'Needed.' });
    expect(frames).toEqual([]);
  });
});
