import { createForm } from '@adlane/ui/fields';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TemplateDraft, toDraft } from '../draft/templateDraft';
import { storyTemplate } from '../story/storyTemplate';
import { deferValidation, flushValidation } from './deferValidation';

let frames: (() => void)[];

function paintFrame(): void {
  const due = frames;
  frames = [];
  for (const begin of due) begin();
}

beforeEach(() => {
  frames = [];
  // A frame, then a moment in which nothing else waits.
  for (const wait of ['requestAnimationFrame', 'requestIdleCallback']) {
    vi.stubGlobal(wait, (begin: () => void) => frames.push(begin));
  }
  for (const stop of ['cancelAnimationFrame', 'cancelIdleCallback']) {
    vi.stubGlobal(stop, () => {
      frames = [];
    });
  }
});
afterEach(() => vi.unstubAllGlobals());

function startForm() {
  const validate = vi.fn(({ name }: TemplateDraft) => (name === '' ? { name: 'Needed.' } : {}));
  const onSubmit = vi.fn();
  const form = createForm<TemplateDraft>({ initialValues: toDraft(storyTemplate), validate, onSubmit });
  const dispose = deferValidation(form);
  const inField: (string | undefined)[] = [];
  form.registerField('name', ({ value }) => inField.push(value), { value: true });
  const inForm: string[] = [];
  form.subscribe(({ values }) => inForm.push(values.name), { values: true });
  validate.mockClear();
  return { form, validate, onSubmit, dispose, inField, inForm, errors: () => form.getState().errors };
}

describe('a form that paints a key before it tells of it', () => {
  it('tells fields at once, rules and listeners after the paint, listeners of the first change at once', () => {
    const { form, validate, inField, inForm, errors } = startForm();
    form.focus('name');
    form.change('name', 'A');
    form.change('name', 'B');
    form.change('name', '');
    expect(inField).toEqual([storyTemplate.name, 'A', 'B', '']);
    paintFrame();
    expect(validate).not.toHaveBeenCalled();
    expect(inForm).toEqual([storyTemplate.name, 'A']);
    expect(errors()).toEqual({});
    paintFrame();
    expect(validate).toHaveBeenCalledOnce();
    expect(inForm).toEqual([storyTemplate.name, 'A', '']);
    expect(errors()).toEqual({ name: 'Needed.' });
  });

  it('tells of what is typed after that too', () => {
    const { form, inForm, errors } = startForm();
    form.focus('name');
    form.change('name', '');
    paintFrame();
    paintFrame();
    form.change('name', 'A');
    expect(errors()).toEqual({ name: 'Needed.' });
    expect(inForm).toEqual([storyTemplate.name, '']);
    paintFrame();
    paintFrame();
    expect(errors()).toEqual({});
    expect(inForm).toEqual([storyTemplate.name, '', 'A']);
  });

  it('lets only the rules wait where it is not typed', () => {
    const { form, validate, inForm } = startForm();
    form.change('name', 'A');
    expect(inForm).toEqual([storyTemplate.name, 'A']);
    expect(validate).not.toHaveBeenCalled();
    paintFrame();
    paintFrame();
    expect(validate).toHaveBeenCalledOnce();
  });

  it('asks the rules before it submits', async () => {
    const { form, onSubmit, errors } = startForm();
    form.focus('name');
    form.change('name', '');
    await form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(errors()).toEqual({ name: 'Needed.' });
    expect(frames).toEqual([]);
    form.change('name', 'A');
    await form.submit();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('tells at once where it is asked to, and once', () => {
    const { form, validate, inForm, errors } = startForm();
    form.focus('name');
    form.change('name', 'A');
    form.change('name', '');
    flushValidation(form);
    expect(inForm).toEqual([storyTemplate.name, 'A', '']);
    expect(errors()).toEqual({ name: 'Needed.' });
    paintFrame();
    paintFrame();
    expect(validate).toHaveBeenCalledOnce();
  });

  it('is as before once that is taken back', () => {
    const { form, dispose, errors } = startForm();
    dispose();
    form.focus('name');
    form.change('name', '');
    expect(errors()).toEqual({ name: 'Needed.' });
    expect(frames).toEqual([]);
  });
});
