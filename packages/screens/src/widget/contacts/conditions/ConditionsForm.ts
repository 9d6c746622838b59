import {
  ContactConditions,
  type ContactEventRule,
  type ContactRule,
  contactLimits,
  listContactTests,
  writeContactConditions,
} from '@adlane/contract/widget/contacts';
import type { BodySchema } from '../../../shared/AccountForm/checkFields';
import { attributeOptions } from './attributeOptions';

/** The choice of an attribute that is a key of custom data. */
export const customChoice = 'custom';

/** A condition on an attribute, as its row shows it. */
export type RuleForm = Pick<ContactRule, 'test' | 'value'> & {
  /** One of the named attributes, or `custom`. */
  readonly choice: string;
  /** The key of custom data. */
  readonly attribute: string;
};

export type ConditionsForm = {
  readonly attributes: readonly RuleForm[];
  readonly events: readonly ContactEventRule[];
};

/** The condition of a row: another attribute may have other comparisons. */
export function toRule({ choice, attribute, test, value }: RuleForm): ContactRule {
  const name = choice === customChoice ? attribute : choice;
  const tests = listContactTests(name);
  return { attribute: name, test: tests.includes(test) ? test : (tests[0] ?? test), value };
}

/** The row of a condition. */
function toRuleForm({ attribute, test, value }: ContactRule): RuleForm {
  const isNamed = attributeOptions.some((option) => option.value === attribute);
  return { choice: isNamed ? attribute : customChoice, attribute: isNamed ? '' : attribute, test, value };
}

export function toConditionsForm({ attributes, events }: ContactConditions): ConditionsForm {
  return { attributes: attributes.map(toRuleForm), events };
}

/** Returns the conditions of the form as text of an address. */
export function toConditionsText(form: ConditionsForm): string {
  return writeContactConditions(
    ContactConditions.parse({ attributes: form.attributes.map(toRule), events: form.events }),
  );
}

/** Validates the form by the rules of conditions, and by the room that an address has for them. */
export const conditionsBody: BodySchema = {
  safeParse(values, params) {
    const { attributes = [], events = [] } = values as Partial<ConditionsForm>;
    const parsed = ContactConditions.safeParse({ attributes: attributes.map(toRule), events }, params);
    if (!parsed.success || writeContactConditions(parsed.data).length <= contactLimits.text) return parsed;
    const path = ['attributes', attributes.length - 1, 'value'];
    const message = 'These conditions are too long together. Please shorten or remove one.';
    return { success: false, error: { issues: [{ path, message }] } };
  },
};
