import type { Guide, GuideForm, TourForm, TourStepForm } from '@adlane/contract/widget/guides';

/** A step in the form. The key identifies it while its position changes, and is not saved. */
export type KeyedStep = TourStepForm & { readonly key: string };

/** Values of the form. */
export type GuideValues =
  | Extract<GuideForm, { kind: 'tooltip' }>
  | {
      readonly kind: 'tour';
      readonly name: string;
      readonly config: Omit<TourForm, 'steps'> & { readonly steps: KeyedStep[] };
    };

/** Gives a step a key. */
export function addKey(step: TourStepForm): KeyedStep {
  return { ...step, key: crypto.randomUUID() };
}

/** Returns the part of a guide that its form edits. */
export function toStoredForm(guide: Guide): GuideForm {
  return guide.kind === 'tour'
    ? { kind: guide.kind, name: guide.name, config: guide.config }
    : { kind: guide.kind, name: guide.name, config: guide.config, audience: guide.audience };
}

/** Returns the form's values of a guide. Equal steps have equal keys, so that versions can be compared. */
export function toGuideValues(guide: GuideForm): GuideValues {
  if (guide.kind === 'tooltip') return guide;
  const { kind, name, config } = guide;
  return {
    kind,
    name,
    config: { ...config, steps: config.steps.map((step, index) => ({ ...step, key: `stored${index}` })) },
  };
}

/** Returns the guide of the form's values. */
export function toGuideForm(values: GuideValues): GuideForm {
  if (values.kind === 'tooltip') return values;
  const steps = values.config.steps.map(({ key: _key, ...step }) => step);
  return { ...values, config: { ...values.config, steps } };
}
