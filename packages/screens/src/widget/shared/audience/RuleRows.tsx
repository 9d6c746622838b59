import { Box, Button, Grid, IconButton, Stack, Text, translate } from '@adlane/ui';
import { getIn, useForm, useFormState } from '@adlane/ui/fields';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

export type RuleRowsProps<Rule> = {
  /** Path of the list in the form. */
  name: string;
  /** What the rules are: 'Attributes'. */
  label: string;
  /** Name of one rule: 'attribute rule'. */
  noun: string;
  /** Shown without rules. */
  emptyText: string;
  max: number;
  /** The rule that the add button appends. */
  newRule: Rule;
  /** The fields of a rule, by its path. */
  children: (path: string, rule: Rule) => ReactNode;
};

/** A list of rules, each in one line: add and remove. */
export function RuleRows<Rule>(props: RuleRowsProps<Rule>) {
  const { name, label, noun, emptyText, max, newRule, children } = props;
  const form = useForm();
  const { values } = useFormState<object>({ subscription: { values: true } });
  const stored: unknown = getIn(values, name);
  const rules: readonly Rule[] = Array.isArray(stored) ? stored : [];
  return (
    <Stack gap={3} role="group" aria-label={label}>
      <Text textStyle="sm" fontWeight="medium">
        {label}
      </Text>
      {rules.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {emptyText}
        </Text>
      ) : null}
      {rules.map((rule, index) => (
        <Grid
          // Rules have no ids; their fields are controlled by the form.
          key={`${name}[${index}]`}
          gridTemplateColumns="minmax(0, 1fr) auto"
          gap={2}
          alignItems="start"
          borderWidth="line"
          borderRadius="l2"
          p={3}
        >
          <Box>{children(`${name}[${index}]`, rule)}</Box>
          <IconButton
            size="sm"
            label={translate('Remove {noun} {number}', { noun, number: index + 1 })}
            icon={<Trash2 />}
            onClick={() => form.change(name, rules.toSpliced(index, 1))}
          />
        </Grid>
      ))}
      <div>
        <Button
          size="sm"
          variant="ghost"
          startIcon={<Plus aria-hidden />}
          disabled={rules.length >= max}
          onClick={() => form.change(name, [...rules, newRule])}
        >
          {translate('Add {noun}', { noun })}
        </Button>
      </div>
    </Stack>
  );
}
