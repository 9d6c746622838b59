import { guideLimits, type TourStepForm } from '@adlane/contract/widget/guides';
import { Box, Button, Flex, Grid, IconButton, SortableList, Stack, translate } from '@adlane/ui';
import { CheckboxField, FormSection, SelectField, TextField, useForm, useFormState } from '@adlane/ui/fields';
import { Plus, Trash2 } from 'lucide-react';
import { translateOptions } from '../../../shared/format/translateOptions';
import { FieldProblem } from '../../../shared/questions/FieldProblem';
import { RichTextField } from '../../../shared/RichTextField/RichTextField';
import { createTourStep, toPlainText } from '../guideTexts';
import type { GuideValues, KeyedStep } from './guideValues';
import { addKey } from './guideValues';
import { LinkField } from './LinkField';
import { SelectorField } from './SelectorField';

export type TourFieldsProps = {
  /** The step that is edited and previewed, from 0. */
  selected: number;
  onSelect: (index: number) => void;
};

const typeOptions = [
  { value: 'pointer', label: 'Text beside an element' },
  { value: 'video-pointer', label: 'Video beside an element' },
  { value: 'post', label: 'Large text' },
] as const;

const modeOptions = [
  { value: '', label: 'With the buttons' },
  { value: 'CLICK', label: 'By a click on the element' },
  { value: 'INPUT', label: 'With the buttons, after typing into the element' },
] as const;

/** Steps of a product tour and how it behaves (widget §3.11). */
export function TourFields({ selected, onSelect }: TourFieldsProps) {
  const { values } = useFormState<GuideValues>({ subscription: { values: true } });
  if (values.kind !== 'tour') return null;
  const step = values.config.steps[selected];
  return (
    <>
      <FormSection
        title={translate('Steps')}
        description={translate('Drag steps, or use the handle with the arrow keys. Select one to edit it.')}
      >
        <StepList steps={values.config.steps} selected={selected} onSelect={onSelect} />
      </FormSection>
      {step ? (
        <StepSection key={step.key} step={step} name={`config.steps[${selected}]`} number={selected + 1} />
      ) : null}
      <FormSection title={translate('Tour')} description={translate('Applies to every step.')}>
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
          <TextField
            name="config.sender.firstName"
            label={translate('Sender')}
            hint={translate('Shown above each text.')}
          />
          <TextField
            name="config.sender.profileImageUrl"
            label={translate('Image of the sender')}
            type="url"
          />
        </Grid>
        <CheckboxField name="config.allowClose" label={translate('Visitors can close the tour')} />
        <CheckboxField name="config.backButton" label={translate('Visitors can go back')} />
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} gap={4} alignItems="start">
          <TextField
            name="config.nextText"
            label={translate('Next button')}
            placeholder={translate('Next')}
          />
          <TextField
            name="config.prevText"
            label={translate('Back button')}
            placeholder={translate('Back')}
          />
          <TextField
            name="config.doneText"
            label={translate('Done button')}
            placeholder={translate('Done')}
          />
        </Grid>
      </FormSection>
    </>
  );
}

/** A row of the list is one button over its whole width. */
const rowStyles = { '& > button': { w: 'full', minW: 0, justifyContent: 'flex-start' } };

type StepListProps = TourFieldsProps & { steps: readonly KeyedStep[] };
type Entry = { readonly step: KeyedStep; readonly at: number };

function StepList({ steps, selected, onSelect }: StepListProps) {
  const form = useForm();
  const change = (next: readonly KeyedStep[], open: number) => {
    form.change('config.steps', next);
    onSelect(open);
  };
  const reorder = (entries: readonly Entry[]) => {
    const next = entries.map(({ step }) => step);
    const open = steps[selected];
    change(next, Math.max(0, open ? next.indexOf(open) : 0));
  };
  const nameStep = ({ step, at }: Entry) =>
    toPlainText(step.message) || translate('Step {number}', { number: at + 1 });
  return (
    <Stack gap={4}>
      <FieldProblem name="config.steps" />
      <SortableList<Entry>
        label={translate('Steps')}
        items={steps.map((step, at) => ({ step, at }))}
        getId={({ step }) => step.key}
        getName={nameStep}
        onReorder={reorder}
      >
        {(entry, { handle }) => (
          <Flex align="center" gap={2} borderWidth="line" borderRadius="l2" p={1}>
            {handle}
            <Box flex="1" minW={0} css={rowStyles}>
              <Button
                variant={entry.at === selected ? 'secondary' : 'ghost'}
                aria-pressed={entry.at === selected}
                onClick={() => onSelect(entry.at)}
              >
                <Box as="span" truncate>{`${entry.at + 1}. ${nameStep(entry)}`}</Box>
              </Button>
            </Box>
            <IconButton
              size="sm"
              label={translate('Remove step {number}', { number: entry.at + 1 })}
              icon={<Trash2 />}
              onClick={() =>
                change(
                  steps.toSpliced(entry.at, 1),
                  Math.max(0, entry.at <= selected ? selected - 1 : selected),
                )
              }
            />
          </Flex>
        )}
      </SortableList>
      <Box>
        <Button
          variant="secondary"
          startIcon={<Plus aria-hidden />}
          disabled={steps.length >= guideLimits.steps}
          onClick={() => change([...steps, addKey(createTourStep())], steps.length)}
        >
          {translate('Add step')}
        </Button>
      </Box>
    </Stack>
  );
}

type StepSectionProps = { step: TourStepForm; name: string; number: number };

function StepSection({ step, name, number }: StepSectionProps) {
  return (
    <FormSection title={translate('Step {number}', { number })}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <SelectField
          name={`${name}.type`}
          label={translate('Kind')}
          options={translateOptions(typeOptions)}
        />
        <SelectField
          name={`${name}.mode`}
          label={translate('Visitors go on')}
          options={translateOptions(modeOptions)}
        />
      </Grid>
      <SelectorField
        name={`${name}.selector`}
        hint={translate('In the middle of the page if empty.')}
        required={step.mode !== ''}
      />
      {step.type === 'video-pointer' ? (
        <TextField
          name={`${name}.videoUrl`}
          label={translate('Video')}
          type="url"
          hint={translate('The address of an mp4 or webm file.')}
          required
        />
      ) : null}
      <RichTextField name={`${name}.message`} label={translate('Text')} required />
      <LinkField name={`${name}.message`} />
    </FormSection>
  );
}
