import {
  type AttributeRule,
  type EventRule,
  type MessageForm,
  messageLimits,
  type PageRule,
} from '@adlane/contract/outboundMessages';
import { Grid } from '@adlane/ui';
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

const pageTypeOptions: { readonly value: PageRule['pageType']; readonly label: string }[] = [
  { value: 'is', label: 'is' },
  { value: 'isnot', label: 'is not' },
  { value: 'contains', label: 'contains' },
  { value: 'notcontains', label: 'does not contain' },
  { value: 'startswith', label: 'starts with' },
  { value: 'endswith', label: 'ends with' },
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
    <FormSection title="Audience" description="Visitors receive it if they meet all conditions.">
      <SelectField name="audience.users" label="Visitors" options={userOptions} />
      <TagsField
        name="audience.languages"
        label="Languages"
        hint="Such as de or pt-br; de includes de-at. All languages if empty."
        max={messageLimits.languages}
      />
      <RuleRows<AttributeRule>
        name="audience.attributes"
        label="Attributes"
        noun="attribute rule"
        emptyText="No conditions on fields or custom data."
        max={messageLimits.rules}
        newRule={{ attribute: 'email', test: 'exists', value: '' }}
      >
        {(path, { test }) => (
          <Grid gridTemplateColumns={columns} gap={3} alignItems="start">
            <TextField
              name={`${path}.attribute`}
              label="Attribute"
              hint="name, email, userId, phone, value, lang, or a key of custom data"
              required
            />
            <SelectField name={`${path}.test`} label="Comparison" options={testOptions} />
            {test === 'exists' || test === 'missing' ? null : (
              <TextField name={`${path}.value`} label="Value" required />
            )}
          </Grid>
        )}
      </RuleRows>
      <RuleRows<EventRule>
        name="audience.events"
        label="Events"
        noun="event rule"
        emptyText="No conditions on what visitors did."
        max={messageLimits.events}
        newRule={{ name: 'pageView', happened: true, withinDays: 30 }}
      >
        {(path) => (
          <Grid gridTemplateColumns={columns} gap={3} alignItems="end">
            <TextField name={`${path}.name`} label="Event" required />
            <NumberField name={`${path}.withinDays`} label="In the last" unit="days" required />
            <CheckboxField
              name={`${path}.happened`}
              label="Must have happened"
              hint="Otherwise it must not."
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
      title="Pages"
      description="The address must match one of the rules, and none of those with “not” may be broken."
    >
      <RuleRows<PageRule>
        name="pages"
        label="Page rules"
        noun="page rule"
        emptyText="On all pages."
        max={messageLimits.pages}
        newRule={{ pageType: 'contains', page: '' }}
      >
        {(path) => (
          <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 2fr' }} gap={3} alignItems="start">
            <SelectField name={`${path}.pageType`} label="Address" options={pageTypeOptions} />
            <TextField name={`${path}.page`} label="Text" placeholder="https://shop.example/cart" required />
          </Grid>
        )}
      </RuleRows>
    </FormSection>
  );
}

/** When and how often visitors receive the message. */
export function ScheduleSection() {
  const { values } = useFormState<MessageForm>({ subscription: { values: true } });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <FormSection title="Schedule and frequency">
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={4} alignItems="start">
        <DateTimeField name="starts_at" label="Start" hint="At once if empty." timeZone={timeZone} />
        <DateTimeField name="ends_at" label="End" hint="Never if empty." timeZone={timeZone} />
        <SelectField name="frequency.type" label="Frequency" options={frequencyOptions} />
        {values.frequency.type === 'once' ? null : (
          <NumberField
            name="frequency.days"
            label="At the earliest after"
            unit="days"
            hint={`1 to ${messageLimits.everyDays}`}
            required
          />
        )}
      </Grid>
    </FormSection>
  );
}
