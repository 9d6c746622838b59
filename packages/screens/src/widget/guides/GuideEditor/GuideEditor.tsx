import { defaultColor } from '@adlane/contract/constants';
import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { GuideForm, guideLimits } from '@adlane/contract/widget/guides';
import { Button, Flex, Stack, Text, translate } from '@adlane/ui';
import { FormSection, type OpenedVersion, TextField } from '@adlane/ui/fields';
import { TooltipPreview, TourPreview } from '@adlane/widget-core/preview';
import { type ReactNode, useState } from 'react';
import { EditorForm, type EditorFormProps, type SavedVersion } from '../../../shared/EditorForm/EditorForm';
import { AudienceSection } from '../../shared/audience/AudienceSection';
import { type GuideValues, toGuideForm, toGuideValues } from './guideValues';
import { TooltipFields } from './TooltipFields';
import { TourFields } from './TourFields';

export type GuideEditorProps = {
  /** Read once: give the editor of another guide another key. */
  guide: GuideForm;
  /** Colors and texts of the project, for the preview. */
  config: Partial<FlowConfig> | undefined;
  /** The stored guide that is edited; undefined for a new one, and on a site, whose dashboard tab has the version. */
  version?: OpenedVersion<GuideValues> | undefined;
  /** Returns the stored version, or what to do afterwards. */
  save: (guide: GuideForm & SavedVersion) => ReturnType<EditorFormProps<GuideValues>['save']>;
  isNew: boolean;
  submitLabel: string;
  onUnsavedChange?: ((hasChanges: boolean) => void) | undefined;
  /**
   * The draft is stored elsewhere: leaving loses nothing.
   * @default false
   */
  keepsDraft?: boolean;
  /** Parts that use the form without showing fields. */
  children?: ReactNode;
};

/** Fields and live preview of a tour or tooltip, in the dashboard and on the site itself. */
export function GuideEditor(props: GuideEditorProps) {
  const {
    guide,
    version,
    config,
    save,
    isNew,
    submitLabel,
    onUnsavedChange,
    keepsDraft = false,
    children,
  } = props;
  const [initialValues] = useState(() => toGuideValues(guide));
  const [step, setStep] = useState(0);
  return (
    <EditorForm<GuideValues>
      initialValues={initialValues}
      schema={GuideForm}
      version={version}
      save={({ base_updated_at, ...values }) => save({ ...toGuideForm(values), base_updated_at })}
      isNew={isNew}
      keepsDraft={keepsDraft}
      onUnsavedChange={onUnsavedChange}
      submitLabel={submitLabel}
      preview={(values) => <Preview values={values} step={step} config={config} onStep={setStep} />}
    >
      <FormSection title={translate('Name')}>
        <TextField
          name="name"
          label={translate('Name')}
          hint={translate("For your team. Visitors don't see it.")}
          limit={guideLimits.name}
          required
        />
      </FormSection>
      {guide.kind === 'tour' ? <TourFields selected={step} onSelect={setStep} /> : <TooltipFields />}
      {/* Not on a site, where the guide comes without: its dashboard tab has the audience. */}
      {guide.kind === 'tooltip' && guide.audience ? (
        <AudienceSection description={translate('Visitors see it if they meet all conditions.')} />
      ) : null}
      {children}
    </EditorForm>
  );
}

type PreviewProps = {
  values: GuideValues;
  step: number;
  config: Partial<FlowConfig> | undefined;
  onStep: (step: number) => void;
};

function Preview({ values, step, config, onStep }: PreviewProps) {
  if (values.kind === 'tooltip') {
    const color = typeof config?.color === 'string' ? config.color : defaultColor;
    return <TooltipPreview tooltip={values.config} color={color} backgroundColor={config?.backgroundColor} />;
  }
  const { steps } = values.config;
  return (
    <Stack gap={3}>
      <TourPreview tour={values.config} index={step} config={config} />
      {steps.length > 1 ? (
        <Flex align="center" justify="space-between" gap={2}>
          <Button size="sm" variant="ghost" disabled={step === 0} onClick={() => onStep(step - 1)}>
            {translate('Previous step')}
          </Button>
          <Text textStyle="xs" color="fg.muted">
            {translate('{count} of {total}', { count: step + 1, total: steps.length })}
          </Text>
          <Button
            size="sm"
            variant="ghost"
            disabled={step >= steps.length - 1}
            onClick={() => onStep(step + 1)}
          >
            {translate('Next step')}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  );
}
