import { type MessageForm, messageLimits, type PageRule } from '@adlane/contract/widget/outbound/manage';
import { Grid, translate } from '@adlane/ui';
import {
  DateTimeField,
  FormSection,
  NumberField,
  SelectField,
  TextField,
  useFormState,
} from '@adlane/ui/fields';
import { translateOptions } from '../../../shared/format/translateOptions';
import { pageTypeOptions } from '../../shared/audience/pageTypeOptions';
import { RuleRows } from '../../shared/audience/RuleRows';

const frequencyOptions: { readonly value: MessageForm['frequency']['type']; readonly label: string }[] = [
  { value: 'once', label: 'Once' },
  { value: 'every', label: 'Again after some days' },
  { value: 'untilDone', label: 'Until the visitor answers or clicks' },
];

/** Pages that show the message. */
export function PagesSection() {
  return (
    <FormSection
      title={translate('Pages')}
      description={translate(
        'The address must match one of the rules, and none of those with “not” may be broken.',
      )}
    >
      <RuleRows<PageRule>
        name="pages"
        label={translate('Page rules')}
        noun={translate('page rule')}
        emptyText={translate('On all pages.')}
        max={messageLimits.pages}
        newRule={{ pageType: 'contains', page: '' }}
      >
        {(path) => (
          <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 2fr' }} gap={3} alignItems="start">
            <SelectField
              name={`${path}.pageType`}
              label={translate('Address')}
              options={translateOptions(pageTypeOptions)}
            />
            <TextField
              name={`${path}.page`}
              label={translate('Text')}
              placeholder="https://shop.example/cart"
              required
            />
          </Grid>
        )}
      </RuleRows>
    </FormSection>
  );
}

/** When, how often and in which order visitors receive the message. */
export function ScheduleSection() {
  const { values } = useFormState<MessageForm>({ subscription: { values: true } });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <FormSection title={translate('Schedule and frequency')}>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={4} alignItems="start">
        <DateTimeField
          name="starts_at"
          label={translate('Start')}
          hint={translate('At once if empty.')}
          timeZone={timeZone}
        />
        <DateTimeField
          name="ends_at"
          label={translate('End')}
          hint={translate('Never if empty.')}
          timeZone={timeZone}
        />
        <SelectField
          name="frequency.type"
          label={translate('Frequency')}
          options={translateOptions(frequencyOptions)}
        />
        {values.frequency.type === 'once' ? null : (
          <NumberField
            name="frequency.days"
            label={translate('At the earliest after')}
            unit={translate('days')}
            hint={translate('1 to {count}', { count: messageLimits.everyDays })}
            required
          />
        )}
        <NumberField
          name="position"
          label={translate('Order')}
          hint={translate('1 to {count}. Visitors receive lower numbers first.', {
            count: messageLimits.position,
          })}
          required
        />
      </Grid>
    </FormSection>
  );
}
