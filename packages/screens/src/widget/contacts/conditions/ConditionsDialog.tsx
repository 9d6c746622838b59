import {
  type ContactConditions,
  type ContactEventRule,
  contactLimits,
  listContactTests,
  needsNoValue,
} from '@adlane/contract/widget/contacts';
import { Dialog, Grid, translate } from '@adlane/ui';
import { SelectField, TextField } from '@adlane/ui/fields';
import { translateOptions } from '../../../shared/format/translateOptions';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { EventRuleFields } from '../../shared/audience/EventRuleFields';
import { RuleRows } from '../../shared/audience/RuleRows';
import { attributeOptions } from './attributeOptions';
import {
  type ConditionsForm,
  conditionsBody,
  customChoice,
  type RuleForm,
  toConditionsForm,
  toConditionsText,
  toRule,
} from './ConditionsForm';
import { DayField } from './DayField';
import { testOptions } from './testOptions';

export type ConditionsDialogProps = {
  isOpen: boolean;
  /** The conditions of the list. */
  conditions: ContactConditions;
  /** Lists contacts by these conditions, as text of an address. */
  onApply: (text: string) => void;
  onClose: () => void;
};

const columns = { base: '1fr', md: '1fr 1fr 1fr' };
const choices = [...attributeOptions, { value: customChoice, label: 'Custom data' }];

/** Edits the conditions that contacts of the list meet: attributes, and what they did. */
export function ConditionsDialog({ isOpen, conditions, onApply, onClose }: ConditionsDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      title={translate('Conditions')}
      description={translate('Lists contacts that meet all of them.')}
    >
      {isOpen ? (
        <RecordForm<ConditionsForm>
          initialValues={toConditionsForm(conditions)}
          body={conditionsBody}
          submitLabel={translate('Show contacts')}
          onCancel={onClose}
          send={(form) => {
            onApply(toConditionsText(form));
            onClose();
            return Promise.resolve();
          }}
        >
          <RuleRows<RuleForm>
            name="attributes"
            label={translate('Attributes')}
            noun={translate('attribute')}
            emptyText={translate('No conditions on fields or custom data.')}
            max={contactLimits.attributes}
            newRule={{ choice: 'plan', attribute: '', test: 'is', value: '' }}
          >
            {(path, rule) => <AttributeFields path={path} rule={rule} />}
          </RuleRows>
          <RuleRows<ContactEventRule>
            name="events"
            label={translate('Events')}
            noun={translate('event')}
            emptyText={translate('No conditions on what contacts did.')}
            max={contactLimits.events}
            newRule={{ name: '', happened: true, times: 1, withinDays: 30 }}
          >
            {(path) => <EventRuleFields path={path} hasTimes />}
          </RuleRows>
        </RecordForm>
      ) : null}
    </Dialog>
  );
}

/** The field of the value that a comparison needs. */
function ValueField({ path, rule }: { path: string; rule: RuleForm }) {
  const { test } = toRule(rule);
  const name = `${path}.value`;
  if (needsNoValue(test)) return null;
  if (test === 'before' || test === 'after') return <DayField name={name} label={translate('Day')} />;
  const isDays = test === 'within' || test === 'notwithin';
  return <TextField name={name} label={isDays ? translate('Days') : translate('Value')} required />;
}

function AttributeFields({ path, rule }: { path: string; rule: RuleForm }) {
  const tests = listContactTests(toRule(rule).attribute);
  return (
    <Grid gridTemplateColumns={columns} gap={3} alignItems="start">
      <SelectField
        name={`${path}.choice`}
        label={translate('Attribute')}
        options={translateOptions(choices)}
      />
      {rule.choice === customChoice ? (
        <TextField name={`${path}.attribute`} label={translate('Key')} required />
      ) : null}
      <SelectField
        name={`${path}.test`}
        label={translate('Comparison')}
        options={translateOptions(testOptions.filter(({ value }) => tests.includes(value)))}
      />
      <ValueField path={path} rule={rule} />
    </Grid>
  );
}
