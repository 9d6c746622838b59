import { Form } from '@adlane/ui/fields';
import { useCallback, useState } from 'react';
import { useChosenInserts } from '../assist/useChosenInserts';
import { ActiveFieldsProvider } from '../draft/activeFields';
import type { TemplateDraft } from '../draft/templateDraft';
import { toFormErrors } from '../form/toFormErrors';
import { useGoogleLaunch } from '../google/GoogleLaunchDrawer/useGoogleLaunch';
import type { InstantGoogleDrawerProps } from './InstantGoogleDrawerProps';
import { InstantGooglePanel } from './InstantGooglePanel';
import {
  checkInstantGoogleStep,
  type InstantGoogleStep,
  instantGoogleSteps,
  startGoogleDraft,
  toAdSource,
} from './instantGoogleForm';

/**
 * Creates a Google ad and launches it at once (ads §2, instant launch): the ad, the account, audience and budget,
 * confirm, then progress. Nothing is saved as a template. Use a new key for each launch.
 */
export function InstantGoogleDrawer(props: InstantGoogleDrawerProps) {
  const { open, begin } = props;
  const [initial] = useState(() => startGoogleDraft(begin));
  const [source, setSource] = useState(() => toAdSource(initial));
  const [formStep, setFormStep] = useState<'ad' | 'audience' | 'launch'>('ad');
  const flow = useGoogleLaunch({ open, source });
  const inserts = useChosenInserts([flow.client?.id ?? null]);
  // The budget belongs to the step of the audience.
  const launchStep = flow.step === 'confirm' ? 'confirm' : 'account';
  const step = formStep === 'launch' ? launchStep : formStep;
  const onStep = (next: InstantGoogleStep) => {
    const isForm = next === 'ad' || next === 'audience';
    setFormStep(isForm ? next : 'launch');
    flow.onStep(isForm ? 'account' : next);
  };
  const validate = useCallback(
    (draft: TemplateDraft) => toFormErrors(checkInstantGoogleStep(draft, step, { inserts })),
    [inserts, step],
  );
  return (
    <Form<TemplateDraft>
      initialValues={initial}
      validate={validate}
      subscription={{}}
      onSubmit={(draft) => {
        setSource(toAdSource(draft));
        onStep(instantGoogleSteps[instantGoogleSteps.indexOf(step) + 1] ?? step);
      }}
    >
      {() => (
        <ActiveFieldsProvider>
          <InstantGooglePanel {...props} flow={flow} inserts={inserts} step={step} onStep={onStep} />
        </ActiveFieldsProvider>
      )}
    </Form>
  );
}
