import {
  type AttributeRule,
  type EventRule,
  type MessageForm,
  messageLimits,
  type PageRule,
} from '@adlane/contract/widget/outbound/manage';
import { Grid, translate } from '@adlane/ui';
import {
  CheckboxField,
  DateTimeField,
  FormSection,
  NumberField,
  SelectField,
  TagsField,
  TextField,
  useFormState,
} from '@adlane/ui/fields';
import { translateOptions } from '../../../shared/format/translateOptions';
import { pageTypeOptions } from '../pageTypeOptions';
import { RuleRows } from './RuleRows';

const userOptions = [
  { value: 'all', label: 'All visitors' },
  { value: 'identified', label: 'Identified users' },
  { value: 'guests', label: 'Guests' },
];

const testOptions: { readonly value: AttributeRule['test']; readonly label: string }[] = [
  { value: 'is', label: 'is' },
  { value: 'isnot', label: 'is not' },
  { value: 'contains', label: 'contains' },
  { value: 'notcontains', label: 'does not contain' },
  { value: 'startswith', label: 'starts with' },
  { value: 'endswith', label: 'ends with' },
  { value: 'above', label: 'is above' },
  { value: 'below', label: 'is below' },
  { value: 'exists', label: 'is set' },
  { value: 'missing', label: 'is not set' },
];

const frequencyOptions: { readonly value: MessageForm['frequency']['type']; readonly label: string }[] = [
  { value: 'once', label: 'Once' },
  { value: 'every', label: 'Again after some days' },
  { value: 'untilDone', label: 'Until the visitor answers or clicks' },
];

const columns = { base: '1fr', md: '1fr 1fr 1fr' };

/** Who receives the message: kind of visitor, languages, attributes and events. All conditions must be met. */
export function AudienceSection() {
  return (
    <FormSection
      title={translate('Audience')}
      description={translate('Visitors receive it if they meet all conditions.')}
    >
      <SelectField
        name="audience.users"
        label={translate('Visitors')}
        options={translateOptions(userOptions)}
      />
      <TagsField
        name="audience.languages"
        label={translate('Languages')}
        hint={translate('Such as de or pt-br; de includes de-at. All languages if empty.')}
        max={messageLimits.languages}
      />
      <RuleRows<AttributeRule>
        name="audience.attributes"
        label={translate('Attributes')}
        noun={translate('attribute rule')}
        emptyText={translate('No conditions on fields or custom data.')}
        max={messageLimits.rules}
        newRule={{ attribute: 'email', test: 'exists', value: '' }}
      >
        {(path, { test }) => (
          <Grid gridTemplateColumns={columns} gap={3} alignItems="start">
            <TextField
              name={`${path}.attribute`}
              label={translate('Attribute')}
              hint={translate('name, email, userId, phone, value, lang, or a key of custom data')}
              required
            />
            <SelectField
              name={`${path}.test`}
              label={translate('Comparison')}
              options={translateOptions(testOptions)}
            />
            {test === 'exists' || test === 'missing' ? null : (
              <TextField name={`${path}.value`} label={translate('Value')} required />
            )}
          </Grid>
        )}
      </RuleRows>
      <RuleRows<EventRule>
        name="audience.events"
        label={translate('Events')}
        noun={translate('event rule')}
        emptyText={translate('No conditions on what visitors did.')}
        max={messageLimits.events}
        newRule={{ name: 'pageView', happened: true, withinDays: 30 }}
      >
        {(path) => (
          <Grid gridTemplateColumns={columns} gap={3} alignItems="end">
            <TextField name={`${path}.name`} label={translate('Event')} required />
            <NumberField
              name={`${path}.withinDays`}
              label={translate('In the last')}
              unit={translate('days')}
              required
            />
            <CheckboxField
              name={`${path}.happened`}
              label={translate('Must have happened')}
              hint={translate('Otherwise it must not.')}
            />
          </Grid>
        )}
      </RuleRows>
    </FormSection>
  );
}

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
