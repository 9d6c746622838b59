import type { TemplateTargeting } from '@adlane/contract/ads/templates';
import { checkTargeting } from '@adlane/contract/rules';
import { Box } from '@adlane/ui';
import { Form, toSubmissionErrors, useForm } from '@adlane/ui/fields';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { toDraft } from '../draft/templateDraft';
import type { SettingsDraft } from '../facebook/settings/useTargeting';
import { storyTemplate } from './storyTemplate';

export type SettingsFormProps = {
  /** What differs from the story's template. */
  targeting?: Partial<TemplateTargeting>;
  /** The same of what the sections read besides. */
  ad?: Partial<SettingsDraft>;
  /** Told the settings after each change. */
  onTargeting?: (targeting: TemplateTargeting) => void;
  children: ReactNode;
};

function toErrors(targeting: TemplateTargeting): object {
  const errors = Object.entries(checkTargeting(targeting)).map(([path, text]) => [
    `templateTargeting.${path}`,
    [text],
  ]);
  return errors.length === 0
    ? {}
    : toSubmissionErrors({ message: '', errors: Object.fromEntries(errors) as Record<string, string[]> });
}

/** Tells each change as it happens, not after the next paint. */
function Listener({ onTargeting }: Required<Pick<SettingsFormProps, 'onTargeting'>>) {
  const form = useForm<SettingsDraft>();
  useEffect(
    () => form.subscribe(({ values }) => onTargeting(values.templateTargeting), { values: true }),
    [form, onTargeting],
  );
  return null;
}

/** The form that the editor puts around the settings, for the stories of their sections. */
export function SettingsForm({ targeting, ad, onTargeting, children }: SettingsFormProps) {
  return (
    <Form<SettingsDraft>
      initialValues={{
        ...toDraft(storyTemplate),
        ...ad,
        templateTargeting: { ...storyTemplate.templateTargeting, ...targeting },
      }}
      validate={(draft) => toErrors(draft.templateTargeting)}
      onSubmit={() => undefined}
    >
      {() => (
        <Box maxW="60rem" display="grid" gridTemplateColumns="minmax(0, 1fr)">
          {onTargeting ? <Listener onTargeting={onTargeting} /> : null}
          {children}
        </Box>
      )}
    </Form>
  );
}

/**
 * Puts the form around the stories of a section: `parameters.targeting` and `parameters.ad` say what differs in one of them.
 * @param targeting what differs in all of them
 */
export function inSettingsForm(
  onTargeting?: (targeting: TemplateTargeting) => void,
  targeting?: Partial<TemplateTargeting>,
): Decorator {
  return (Story, { parameters }) => (
    <SettingsForm
      targeting={{ ...targeting, ...parameters.targeting }}
      ad={parameters.ad}
      {...(onTargeting && { onTargeting })}
    >
      <Story />
    </SettingsForm>
  );
}
