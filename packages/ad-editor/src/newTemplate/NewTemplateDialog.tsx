import { isHttpError, isNetworkError, useApi } from '@adlane/api-client';
import {
  createDefaultGoogleTemplate,
  type Template,
  type TemplateForm,
} from '@adlane/contract/ads/templates';
import { adLaunchTypes, errorMessages } from '@adlane/contract/constants';
import { checkPlatforms, checkRequired } from '@adlane/contract/rules';
import { Box, Button, Dialog, StepPanel, Stepper, translate, useUnsavedChangesGuard } from '@adlane/ui';
import {
  Form,
  RadioGroupField,
  toSubmissionErrors,
  useForm,
  useFormField,
  useFormState,
} from '@adlane/ui/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NameField } from '../editor/NameField/NameField';
import { PlatformsField } from '../editor/PlatformsField/PlatformsField';
import { SaveError } from '../form/SaveError';
import { toFormErrors } from '../form/toFormErrors';
import { translateOptions } from '../form/translateOptions';
import { StartChoice, type TemplateStart } from './StartChoice';

export type NewTemplateDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, cancel and the cross, after the user agreed to discard what was chosen and typed. */
  onClose: () => void;
  /** The folder that the template is put into. */
  folderId?: number | undefined;
  /**
   * Ways to start; a single one is not asked for.
   * @default ['blank']
   */
  starts?: readonly TemplateStart[];
  /** Called with the draft that was made: open it in the editor, and its texts' writer where AI was chosen. */
  onCreated: (template: Template, start: TemplateStart) => void;
};

type NewTemplate = Pick<Template, 'name' | 'platforms' | 'templateAdType' | 'templates'> & {
  start: TemplateStart;
};

const typeLabels = {
  leadform: 'Leads: opens a Facebook form',
  messenger: 'Messenger: opens a conversation',
  landing_page: 'Traffic: opens your landing page',
} as const;
const typeOptions = adLaunchTypes.map((value) => ({ value, label: typeLabels[value] }));
const stepNames = ['Begin', 'Platforms', 'Name'] as const;

function check({ name, platforms }: NewTemplate): object {
  const found = { name: checkRequired(name), platforms: checkPlatforms(platforms) };
  const entries = Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return toFormErrors(Object.fromEntries(entries));
}

/** Creates the draft; a name that is in use is reported at its field. */
function useStore({ folderId, onCreated }: Pick<NewTemplateDialogProps, 'folderId' | 'onCreated'>) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const store = useMutation(queries.templates.store.mutation({ meta: { statusesShownInPlace: [422] } }));
  return async ({ start, ...values }: NewTemplate): Promise<object | undefined> => {
    const google = values.platforms.includes('google')
      ? (values.templates.google ?? createDefaultGoogleTemplate())
      : null;
    const body: TemplateForm = {
      ...values,
      templates: { google },
      status: 'draft',
      ...(folderId === undefined ? {} : { folderId }),
    };
    try {
      const template = await store.mutateAsync({ body });
      void queryClient.invalidateQueries({ queryKey: queries.templates.list.key() });
      onCreated(template, start);
      return undefined;
    } catch (error) {
      if (isHttpError(error)) {
        return toSubmissionErrors({ ...error.body, message: error.body.message || errorMessages.internal });
      }
      return toSubmissionErrors({
        message: isNetworkError(error)
          ? translate("Can't reach the server. Try again when you are online.")
          : errorMessages.internal,
      });
    }
  };
}

function PlatformStep() {
  const { input } = useFormField<Template['platforms']>('platforms');
  const isFacebook = Array.isArray(input.value) && input.value.includes('facebook');
  return (
    <Box display="grid" gap={5}>
      <PlatformsField />
      {isFacebook ? (
        <RadioGroupField
          name="templateAdType"
          label={translate('Facebook ad type')}
          options={translateOptions(typeOptions)}
        />
      ) : null}
    </Box>
  );
}

type Step = (typeof stepNames)[number];

function Steps({
  steps,
  starts,
  onClose,
}: {
  steps: readonly Step[];
  starts: readonly TemplateStart[];
  onClose: () => void;
}) {
  const form = useForm<NewTemplate>();
  const { submitting = false, dirty = false } = useFormState({
    subscription: { submitting: true, dirty: true },
  });
  const { guard, dialog } = useUnsavedChangesGuard(dirty, { isSaving: submitting });
  const { finding: platformsFinding } = useFormField('platforms');
  const [at, setAt] = useState(0);
  const step = steps[at] ?? 'Name';
  const isLast = at === steps.length - 1;
  const isBlocked = step === 'Platforms' && platformsFinding !== undefined;

  return (
    <>
      <form
        noValidate
        aria-label={translate('New template')}
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast) void form.submit();
          else if (!isBlocked) setAt(at + 1);
        }}
      >
        <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
          <Stepper
            label={translate('New template')}
            steps={steps.map((each) => translate(each))}
            current={at}
            onStep={setAt}
          />
          <StepPanel step={step}>
            {step === 'Begin' ? <StartChoice starts={starts} /> : null}
            {step === 'Platforms' ? <PlatformStep /> : null}
            {step === 'Name' ? <NameField templateId={null} /> : null}
          </StepPanel>
          <SaveError />
          <Box display="flex" flexWrap="wrap" justifyContent="flex-end" gap={3}>
            <Button
              variant="secondary"
              disabled={submitting}
              onClick={() => (at === 0 ? guard(onClose) : setAt(at - 1))}
            >
              {at === 0 ? translate('Cancel') : translate('Back')}
            </Button>
            <Button type="submit" loading={submitting} disabled={isBlocked}>
              {isLast ? translate('Create template') : translate('Continue')}
            </Button>
          </Box>
        </Box>
      </form>
      {dialog}
    </>
  );
}

const blankOnly: readonly TemplateStart[] = ['blank'];

/**
 * The way into a new template (ads §2): numbered steps from how to begin over the platforms to a name that is free. What
 * comes of it is a draft, which may still lack texts.
 */
export function NewTemplateDialog(props: NewTemplateDialogProps) {
  const { open, onClose, starts = blankOnly } = props;
  const store = useStore(props);
  const [initial] = useState<NewTemplate>({
    start: starts[0] ?? 'blank',
    name: '',
    platforms: ['facebook'],
    templateAdType: 'leadform',
    templates: { google: null },
  });
  const steps = stepNames.filter((name) => name !== 'Begin' || starts.length > 1);
  return (
    <Dialog open={open} onClose={onClose} title={translate('New template')} size="md">
      <Form<NewTemplate> initialValues={initial} validate={check} onSubmit={store} subscription={{}}>
        {() => <Steps steps={steps} starts={starts} onClose={onClose} />}
      </Form>
    </Dialog>
  );
}
