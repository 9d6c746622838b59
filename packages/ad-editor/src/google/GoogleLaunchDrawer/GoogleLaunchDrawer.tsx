import { Form } from '@adlane/ui/fields';
import { useCallback, useState } from 'react';
import { FieldAssist } from '../../assist/FieldAssist';
import { useChosenInserts } from '../../assist/useChosenInserts';
import { type TemplateDraft, toDraft } from '../../draft/templateDraft';
import type { LaunchDrawerProps } from '../../editor/LaunchDrawerProps';
import { toFormErrors } from '../../form/toFormErrors';
import { launchFormSteps } from '../../launch/launchDrawer.machine';
import { GoogleLaunchPanel } from './GoogleLaunchPanel';
import { checkGoogleLaunch, toTemplateSource } from './googleLaunchForm';
import { useGoogleLaunch } from './useGoogleLaunch';

/**
 * Launches a Google template in steps (ads §2): the client and the account; budget, dates, places, business and goals,
 * which begin with those of the template and are changed for this launch only (ads §3); a summary with blockers and
 * requests; then progress. If the server can't launch on Google, it says so. Use a new key for each launch.
 */
export function GoogleLaunchDrawer(props: LaunchDrawerProps) {
  const { open, template } = props;
  const [initial] = useState(() => toDraft(template));
  const [source, setSource] = useState(() => toTemplateSource(template, initial));
  const flow = useGoogleLaunch({ open, source });
  const { choice, step } = flow;
  const inserts = useChosenInserts([choice.clientId]);
  const validate = useCallback(
    // Only the step in sight: what comes later is not wrong yet.
    (draft: TemplateDraft) =>
      step === 'budget' ? toFormErrors(checkGoogleLaunch(draft, choice, { inserts })) : {},
    [choice, inserts, step],
  );
  return (
    <Form<TemplateDraft>
      initialValues={initial}
      validate={validate}
      subscription={{}}
      onSubmit={(draft) => {
        setSource(toTemplateSource(template, draft));
        flow.onStep(launchFormSteps[launchFormSteps.indexOf(step) + 1] ?? step);
      }}
    >
      {() => (
        <FieldAssist inserts={inserts}>
          <GoogleLaunchPanel {...props} flow={flow} />
        </FieldAssist>
      )}
    </Form>
  );
}
