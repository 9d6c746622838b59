import { Grid, translate } from '@adlane/ui';
import { CheckboxField, NumberField, TextField } from '@adlane/ui/fields';

export type EventRuleFieldsProps = {
  /** Path of the rule in its form. */
  path: string;
  /** Whether the rule counts how often the event happened. */
  hasTimes: boolean;
};

/** Fields of a rule on what people did: the event, since when, and whether it happened. */
export function EventRuleFields({ path, hasTimes }: EventRuleFieldsProps) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap={3} alignItems="start">
      <TextField name={`${path}.name`} label={translate('Event')} required />
      {hasTimes ? (
        <NumberField
          name={`${path}.times`}
          label={translate('At least')}
          unit={translate('times')}
          required
        />
      ) : null}
      <NumberField
        name={`${path}.withinDays`}
        label={translate('In the last')}
        unit={translate('days')}
        required
      />
      <CheckboxField
        name={`${path}.happened`}
        label={translate('Must have happened')}
        hint={translate('Clear it to match people without this event.')}
      />
    </Grid>
  );
}
