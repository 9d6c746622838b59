import { createForm } from 'final-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferValidation, flushValidation } from './deferValidation';

type Values = { name: string };

const initialName = 'Spring offer';

let frames: (() => void)[];

function paintFrame(): void {
  const callbacks = frames;
  frames = [];
  for (const run of callbacks) run();
}

beforeEach(() => {
  frames = [];
  // A frame, then an idle moment.
  for (const request of ['requestAnimationFrame', 'requestIdleCallback']) {
    vi.stubGlobal(request, (run: () => void) => frames.push(run));
  }
  for (const cancel of ['cancelAnimationFrame', 'cancelIdleCallback']) {
    vi.stubGlobal(cancel, () => {
      frames = [];
    });
  }
});
afterEach(() => vi.unstubAllGlobals());

function startForm() {
  const validate = vi.fn(({ name }: Values) => (name === '' ? { name: 'Needed.' } : {}));
  const onSubmit = vi.fn();
  const form = createForm<Values>({ initialValues: { name: initialName }, validate, onSubmit });
  const dispose = deferValidation(form);
  const inField: (string | undefined)[] = [];
  form.registerField('name', ({ value }) => inField.push(value), { value: true });
  const inForm: string[] = [];
  form.subscribe(({ values }) => inForm.push(values.name), { values: true });
  validate.mockClear();
  return { form, validate, onSubmit, dispose, inField, inForm, errors: () => form.getState().errors };
}

describe('deferValidation', () => {
  it('notifies fields at once and form subscribers of the first change, validates after the paint', () => {
    const { form, validate, inField, inForm, errors } = startForm();
    form.focus('name');
    form.change('name', 'A');
    form.change('name', 'B');
    form.change('name', '');
    expect(inField).toEqual([initialName, 'A', 'B', '']);
    paintFrame();
    expect(validate).not.toHaveBeenCalled();
    expect(inForm).toEqual([initialName, 'A']);
    expect(errors()).toEqual({});
    paintFrame();
    expect(validate).toHaveBeenCalledOnce();
    expect(inForm).toEqual([initialName, 'A', '']);
    expect(errors()).toEqual({ name: 'Needed.' });
  });

  it('notifies of later keystrokes too', () => {
    const { form, inForm, errors } = startForm();
    form.focus('name');
    form.change('name', '');
    paintFrame();
    paintFrame();
    form.change('name', 'A');
    expect(errors()).toEqual({ name: 'Needed.' });
    expect(inForm).toEqual([initialName, '']);
    paintFrame();
    paintFrame();
    expect(errors()).toEqual({});
    expect(inForm).toEqual([initialName, '', 'A']);
  });

  it('defers only validation when a change is not typed', () => {
    const { form, validate, inForm } = startForm();
    form.change('name', 'A');
    expect(inForm).toEqual([initialName, 'A']);
    expect(validate).not.toHaveBeenCalled();
    paintFrame();
    paintFrame();
    expect(validate).toHaveBeenCalledOnce();
  });

  it('validates before a submit', async () => {
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

  it('validates and notifies at once when flushed, and only once', () => {
    const { form, validate, inForm, errors } = startForm();
    form.focus('name');
    form.change('name', 'A');
    form.change('name', '');
    flushValidation(form);
    expect(inForm).toEqual([initialName, 'A', '']);
    expect(errors()).toEqual({ name: 'Needed.' });
    paintFrame();
    paintFrame();
    expect(validate).toHaveBeenCalledOnce();
  });

  it('validates at once again after dispose', () => {
    const { form, dispose, errors } = startForm();
    dispose();
    form.focus('name');
    form.change('name', '');
    expect(errors()).toEqual({ name: 'Needed.' });
    expect(frames).toEqual([]);
  });
});
