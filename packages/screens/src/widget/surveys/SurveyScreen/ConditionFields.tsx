import { hasNumericAnswers } from '@adlane/contract/rules';
import type { QuestionForm } from '@adlane/contract/widget/surveys/manage';
import { Box, FieldShell, Grid, Select, Text, translate } from '@adlane/ui';
import { SelectField, TextField, useForm } from '@adlane/ui/fields';
import { translateOptions } from '../../../shared/format/translateOptions';
import { listConditionAnswers } from './questionTypes';

export type ConditionFieldsProps = {
  /** Path of the question in the form. */
  name: string;
  question: QuestionForm;
  /** The questions before it. */
  earlier: readonly QuestionForm[];
};

const equalTests = [
  { value: 'is', label: 'is' },
  { value: 'isnot', label: 'is not' },
];
const numberTests = [
  ...equalTests,
  { value: 'atLeast', label: 'is at least' },
  { value: 'atMost', label: 'is at most' },
];

/** Branching: asks the question only after a certain answer to an earlier one. */
export function ConditionFields({ name, question, ...props }: ConditionFieldsProps) {
  // No condition can name a file.
  const earlier = props.earlier.filter(({ type }) => type !== 'file');
  const form = useForm();
  const { showIf } = question;
  const source = earlier.find((other) => other.name === showIf?.name);
  const choose = (wanted: string) => {
    const other = earlier.find((each) => each.name === wanted);
    form.change(
      `${name}.showIf`,
      other && {
        name: wanted,
        test: 'is' as const,
        value: listConditionAnswers(other)?.[0]?.value ?? '',
      },
    );
  };
  if (earlier.length === 0) return null;
  const answers = source && listConditionAnswers(source);
  return (
    <Box>
      <Grid
        gridTemplateColumns={{ base: '1fr', md: showIf ? '2fr 1fr 1fr' : '1fr' }}
        gap={4}
        alignItems="start"
      >
        <FieldShell label={translate('Ask')}>
          {(control) => (
            <Select
              {...control}
              placeholder={translate('Always')}
              value={showIf?.name ?? ''}
              options={earlier.map((other) => ({
                value: other.name,
                label: translate('Depending on: {value}', { value: other.title || other.name }),
              }))}
              onChange={({ target }) => choose(target.value)}
            />
          )}
        </FieldShell>
        {showIf ? (
          <>
            <SelectField
              name={`${name}.showIf.test`}
              label={translate('If the answer')}
              options={translateOptions(source && hasNumericAnswers(source.type) ? numberTests : equalTests)}
            />
            {answers ? (
              <SelectField name={`${name}.showIf.value`} label={translate('Answer')} options={answers} />
            ) : (
              <TextField name={`${name}.showIf.value`} label={translate('Answer')} required />
            )}
          </>
        ) : null}
      </Grid>
      {showIf && !source ? (
        <Text textStyle="xs" color="fg.error" mt={1}>
          {translate('The question that it depends on comes later or was removed. Choose another one.')}
        </Text>
      ) : null}
    </Box>
  );
}
