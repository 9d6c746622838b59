import { hasEndTexts, hasLimits, hasOptions, hasPlaceholder } from '@adlane/contract/rules';
import { flowConfigLimits } from '@adlane/contract/widget/projects';
import type { QuestionForm } from '@adlane/contract/widget/surveys/manage';
import { Badge, Box, Grid, HStack, IconButton, Stack, Text, translate } from '@adlane/ui';
import { CheckboxField, NumberField, SelectField, TagsField, TextField } from '@adlane/ui/fields';
import { Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { translateOptions } from '../../../shared/format/translateOptions';
import { fieldTypeLabels } from '../../../shared/questions/fieldTypeLabels';
import { ConditionFields } from './ConditionFields';
import { questionTypeOptions } from './questionTypes';

export type QuestionEditorProps = {
  /** Path in the form. */
  name: string;
  question: QuestionForm;
  /** Number of the question, from 1. */
  number: number;
  earlier: readonly QuestionForm[];
  /** Drag handle. */
  handle: ReactNode;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** Edits one question: its text, type, answers, page and condition. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { name, question, number, earlier, handle, onDuplicate, onRemove } = props;
  const { type } = question;
  const title = question.title || translate('question {number}', { number });
  const isLimited = hasLimits(type);
  const hasEnds = hasEndTexts(type);
  return (
    <Box borderWidth="line" borderRadius="l3" p={4} bg="bg.panel">
      <HStack justify="space-between" align="start" mb={3}>
        <HStack columnGap={2} rowGap={1} minW={0} flexWrap="wrap">
          {handle}
          <Text fontWeight="medium" textStyle="sm" whiteSpace="nowrap">
            {translate('Question {number}', { number })}
          </Text>
          <Badge>{translate(fieldTypeLabels[type])}</Badge>
        </HStack>
        <HStack gap={1} flexShrink={0}>
          <IconButton
            size="sm"
            label={translate('Duplicate {title}', { title })}
            icon={<Copy />}
            onClick={onDuplicate}
          />
          <IconButton
            size="sm"
            label={translate('Remove {title}', { title })}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </HStack>
      </HStack>
      <Stack gap={4}>
        <TextField
          name={`${name}.title`}
          label={translate('Question')}
          limit={flowConfigLimits.title}
          required
        />
        <Grid gridTemplateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap={4} alignItems="start">
          <SelectField
            name={`${name}.type`}
            label={translate('Type')}
            options={translateOptions(questionTypeOptions)}
          />
          <NumberField name={`${name}.page`} label={translate('Page')} />
        </Grid>
        {hasOptions(type) ? (
          <TagsField
            name={`${name}.options`}
            label={translate('Options')}
            hint={translate('Press Enter after each one.')}
            max={flowConfigLimits.options}
            required
          />
        ) : null}
        {isLimited || hasEnds ? (
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
            {isLimited ? <NumberField name={`${name}.min`} label={translate('Smallest answer')} /> : null}
            {isLimited ? <NumberField name={`${name}.max`} label={translate('Largest answer')} /> : null}
            {hasEnds ? (
              <TextField name={`${name}.lowLabel`} label={translate('Text at the low end')} />
            ) : null}
            {hasEnds ? (
              <TextField name={`${name}.highLabel`} label={translate('Text at the high end')} />
            ) : null}
          </Grid>
        ) : null}
        {hasPlaceholder(type) ? (
          <TextField name={`${name}.placeholder`} label={translate('Example')} />
        ) : null}
        <ConditionFields name={name} question={question} earlier={earlier} />
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="end">
          <CheckboxField name={`${name}.required`} label={translate('Required')} />
          <TextField name={`${name}.name`} label={translate('Name in exports')} required />
        </Grid>
      </Stack>
    </Box>
  );
}
