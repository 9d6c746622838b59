import { hasEndTexts, hasLimits, hasOptions, hasPlaceholder } from '@adlane/contract/rules';
import { formFieldTypes } from '@adlane/contract/widget/flowConfig';
import {
  excludableParts,
  type FlowFieldForm,
  type FlowForm,
  flowConfigLimits,
} from '@adlane/contract/widget/projects';
import {
  Accordion,
  Badge,
  Box,
  Button,
  Grid,
  HStack,
  IconButton,
  SortableList,
  Stack,
  Text,
  translate,
} from '@adlane/ui';
import { CheckboxField, NumberField, SelectField, TagsField, TextField, useForm } from '@adlane/ui/fields';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { translateOptions } from '../../../shared/format/translateOptions';
import { FieldProblem } from '../../../shared/questions/FieldProblem';
import { fieldTypeLabels } from '../../../shared/questions/fieldTypeLabels';

export type FlowEditorProps = {
  /** Position of the form in the configuration. */
  index: number;
  flow: FlowForm;
  /** Language of the titles; empty for the default one. */
  language: string;
};

const typeOptions = formFieldTypes.map((value) => ({ value, label: fieldTypeLabels[value] }));

const iconOptions = [
  { value: 'bug', label: 'Bug' },
  { value: 'idea', label: 'Light bulb' },
  { value: 'rating', label: 'Star' },
  { value: 'message', label: 'Speech bubble' },
];

const partLabels: Readonly<Record<(typeof excludableParts)[number], string>> = {
  screenshot: 'Screenshot',
  replays: 'Replay',
  consoleLog: 'Console log',
  networkLogs: 'Network log',
  metaData: 'Browser details',
  customData: 'Custom data',
  customEventLog: 'Events',
  attachments: 'Attachments',
};

function findFreeFieldName(names: readonly string[]): string {
  let index = names.length + 1;
  while (names.includes(`field${index}`)) index += 1;
  return `field${index}`;
}

/** Edits one form: its texts, what its reports leave out, and its fields. */
export function FlowEditor({ index, flow, language }: FlowEditorProps) {
  const [open, setOpen] = useState<string[]>([]);
  const name = `feedbackFlows[${index}]`;
  const texts = language === '' ? name : `${name}.translations.${language}`;
  const isTranslation = language !== '';
  return (
    <Stack gap={5}>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={4} alignItems="start">
        <TextField
          name={`${texts}.title`}
          label={translate('Title')}
          required={!isTranslation}
          limit={flowConfigLimits.title}
          {...(isTranslation ? { placeholder: flow.title } : {})}
        />
        <TextField
          name={`${texts}.description`}
          label={translate('Description')}
          limit={flowConfigLimits.description}
          {...(isTranslation && flow.description ? { placeholder: flow.description } : {})}
        />
      </Grid>
      <Fields index={index} fields={flow.form} language={language} />
      <Accordion
        items={[
          {
            value: 'more',
            title: translate('Id, kind and data'),
            content: (
              <Stack gap={4}>
                <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap={4} alignItems="start">
                  <TextField
                    name={`${name}.id`}
                    label={translate('Id')}
                    hint={translate('For startFeedbackFlow and links.')}
                    required
                  />
                  <TextField name={`${name}.feedbackType`} label={translate('Kind of ticket')} required />
                  <SelectField
                    name={`${name}.icon`}
                    label={translate('Icon')}
                    options={translateOptions(iconOptions)}
                    placeholder={translate('By kind')}
                  />
                </Grid>
                <Box>
                  <Text textStyle="sm" fontWeight="medium" mb={2}>
                    {translate('Leave out of reports')}
                  </Text>
                  <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' }} gap={2}>
                    {excludableParts.map((part) => (
                      <CheckboxField
                        key={part}
                        name={`${name}.excludeData.${part}`}
                        label={translate(partLabels[part])}
                      />
                    ))}
                  </Grid>
                </Box>
              </Stack>
            ),
          },
        ]}
        value={open}
        onChange={setOpen}
      />
    </Stack>
  );
}

type FieldsProps = { index: number; fields: readonly FlowFieldForm[]; language: string };
type Entry = { readonly field: FlowFieldForm; readonly at: number };

function Fields({ index, fields, language }: FieldsProps) {
  const form = useForm();
  const name = `feedbackFlows[${index}].form`;
  const change = (next: readonly FlowFieldForm[]) => form.change(name, next);
  const add = () =>
    change([
      ...fields,
      {
        name: findFreeFieldName(fields.map((field) => field.name)),
        title: translate('New question'),
        type: 'text',
        required: false,
      },
    ]);
  return (
    <Stack gap={3}>
      <FieldProblem name={name} />
      <SortableList<Entry>
        label={translate('Fields')}
        items={fields.map((field, at) => ({ field, at }))}
        getId={({ at }) => at + 1}
        getName={({ field }) => field.title}
        onReorder={(next) => change(next.map(({ field }) => field))}
      >
        {({ field, at }, { handle }) => (
          <FieldEditor
            name={`${name}[${at}]`}
            field={field}
            language={language}
            handle={handle}
            onRemove={() => change(fields.filter((_field, other) => other !== at))}
          />
        )}
      </SortableList>
      <Box>
        <Button
          size="sm"
          variant="ghost"
          startIcon={<Plus aria-hidden />}
          disabled={fields.length >= flowConfigLimits.fields}
          onClick={add}
        >
          {translate('Add field')}
        </Button>
      </Box>
    </Stack>
  );
}

/** Limits of numbers and scales, and the texts at the ends of a scale. */
function RangeFields({ name, type }: { name: string; type: FlowFieldForm['type'] }) {
  const isLimited = hasLimits(type);
  const hasEnds = hasEndTexts(type);
  if (!isLimited && !hasEnds) return null;
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
      {isLimited ? <NumberField name={`${name}.min`} label={translate('Smallest answer')} /> : null}
      {isLimited ? <NumberField name={`${name}.max`} label={translate('Largest answer')} /> : null}
      {hasEnds ? <TextField name={`${name}.lowLabel`} label={translate('Text at the low end')} /> : null}
      {hasEnds ? <TextField name={`${name}.highLabel`} label={translate('Text at the high end')} /> : null}
    </Grid>
  );
}

type FieldEditorProps = {
  name: string;
  field: FlowFieldForm;
  language: string;
  handle: ReactNode;
  onRemove: () => void;
};

function FieldEditor({ name, field, language, handle, onRemove }: FieldEditorProps) {
  const isTranslation = language !== '';
  const texts = isTranslation ? `${name}.translations.${language}` : name;
  return (
    <Box borderWidth="line" borderRadius="l2" p={4} bg="bg.panel">
      <HStack justify="space-between" mb={3}>
        <HStack gap={2} minW={0}>
          {handle}
          <Badge>{translate(fieldTypeLabels[field.type])}</Badge>
        </HStack>
        <IconButton
          size="sm"
          label={translate('Remove the field {title}', { title: field.title })}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </HStack>
      <Grid gridTemplateColumns={{ base: '1fr', md: '2fr 1fr' }} gap={4} alignItems="start">
        <TextField
          name={`${texts}.title`}
          label={translate('Question')}
          required={!isTranslation}
          {...(isTranslation ? { placeholder: field.title } : {})}
        />
        {isTranslation ? null : (
          <SelectField
            name={`${name}.type`}
            label={translate('Type')}
            options={translateOptions(typeOptions)}
          />
        )}
        {hasPlaceholder(field.type) ? (
          <TextField
            name={`${texts}.placeholder`}
            label={translate('Example')}
            {...(isTranslation && field.placeholder ? { placeholder: field.placeholder } : {})}
          />
        ) : null}
        {isTranslation ? null : (
          <TextField name={`${name}.name`} label={translate('Name in the ticket')} required />
        )}
      </Grid>
      {isTranslation ? null : (
        <Stack gap={4} mt={4}>
          <RangeFields name={name} type={field.type} />
          {hasOptions(field.type) ? (
            <TagsField
              name={`${name}.options`}
              label={translate('Options')}
              max={flowConfigLimits.options}
              required
            />
          ) : null}
          <CheckboxField name={`${name}.required`} label={translate('Required')} />
        </Stack>
      )}
    </Box>
  );
}
