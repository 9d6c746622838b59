import { type AttributeRule, type EventRule, messageLimits } from '@adlane/contract/widget/outbound/manage';
import { Grid, translate } from '@adlane/ui';
import { FormSection, SelectField, TagsField, TextField } from '@adlane/ui/fields';
import { translateOptions } from '../../../shared/format/translateOptions';
import { EventRuleFields } from './EventRuleFields';
import { pageTypeOptions } from './pageTypeOptions';
import { RuleRows } from './RuleRows';

const userOptions = [
  { value: 'all', label: 'All visitors' },
  { value: 'identified', label: 'Identified users' },
  { value: 'guests', label: 'Guests' },
];

const testOptions: { readonly value: AttributeRule['test']; readonly label: string }[] = [
  ...pageTypeOptions,
  { value: 'above', label: 'is above' },
  { value: 'below', label: 'is below' },
  { value: 'exists', label: 'is set' },
  { value: 'missing', label: 'is not set' },
];

const columns = { base: '1fr', md: '1fr 1fr 1fr' };

export type AudienceSectionProps = {
  /** What meeting the conditions means for a visitor. */
  description: string;
};

/** Who gets a content: kind of visitor, languages, attributes and events (`audience` of the form). */
export function AudienceSection({ description }: AudienceSectionProps) {
  return (
    <FormSection title={translate('Audience')} description={description}>
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
        {(path) => <EventRuleFields path={path} hasTimes={false} />}
      </RuleRows>
    </FormSection>
  );
}
