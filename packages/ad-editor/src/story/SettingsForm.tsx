import type { TemplateTargeting } from '@adlane/contract';
import { checkTargeting } from '@adlane/contract/rules';
import { Box } from '@adlane/ui';
import { Form, FormSpy, submissionErrors } from '@adlane/ui/fields';
import type { ReactNode } from 'react';
import { draftOf } from '../editor/draft/templateDraft';
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

function errorsOf(targeting: TemplateTargeting): object {
  const errors = Object.entries(checkTargeting(targeting)).map(([path, text]) => [
    `templateTargeting.${path}`,
    [text],
  ]);
  return errors.length === 0
    ? {}
    : submissionErrors({ message: '', errors: Object.fromEntries(errors) as Record<string, string[]> });
}

/** The form that the editor puts around the settings, for the stories of their sections. */
export function SettingsForm({ targeting, ad, onTargeting, children }: SettingsFormProps) {
  return (
    <Form<SettingsDraft>
      initialValues={{
        ...draftOf(storyTemplate),
        ...ad,
        templateTargeting: { ...storyTemplate.templateTargeting, ...targeting },
      }}
      validate={(draft) => errorsOf(draft.templateTargeting)}
      onSubmit={() => undefined}
    >
      {() => (
        <Box maxW="60rem" display="grid" gridTemplateColumns="minmax(0, 1fr)">
          {onTargeting ? (
            <FormSpy<SettingsDraft>
              subscription={{ values: true }}
              onChange={({ values }) => onTargeting(values.templateTargeting)}
            />
          ) : null}
          {children}
        </Box>
      )}
    </Form>
  );
}
