import { messages, ruleFailures } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import type { RuleMessage } from '../texts/textRules';

/** A campaign objective offered by an agency (ads §4). */
export type Objective = { readonly id: string; readonly isActive: boolean; readonly isDefault: boolean };

/** Refuses to disable the default objective. */
export function checkDisableObjective(objective: Objective): RuleMessage {
  return objective.isDefault ? ruleFailures.defaultObjectiveDisabled : undefined;
}

/** Refuses an inactive objective as default. */
export function checkDefaultObjective(objective: Objective): RuleMessage {
  return objective.isActive ? undefined : ruleFailures.inactiveObjectiveDefault;
}

/** Checks that exactly one campaign objective is selected. */
export function checkSelectedObjectives(selected: readonly string[]): RuleMessage {
  if (selected.length === 0) return messages.optionRequired;
  return selected.length > 1 ? ownMessages.oneObjective : undefined;
}

/** Checks that at least one conversion goal is selected. */
export function checkConversionGoals(selected: readonly string[]): RuleMessage {
  return selected.length === 0 ? ownMessages.conversionGoalRequired : undefined;
}

/** Checks that at least one platform is selected. */
export function checkPlatforms(selected: readonly string[]): RuleMessage {
  return selected.length === 0 ? messages.platformRequired : undefined;
}

/** Calls to action that cannot open a lead form (ads §5). */
const withoutLeadForm: ReadonlySet<string> = new Set(['Contact Us', 'CONTACT_US']);

/**
 * Checks the call to action: lead form ads need another one than Contact Us, which opens a conversation
 * instead of a form.
 */
export function checkCallToAction(callToAction: string, adLaunchType: string): RuleMessage {
  if (callToAction.trim() === '') return messages.optionRequired;
  const isRefused = adLaunchType === 'leadform' && withoutLeadForm.has(callToAction);
  return isRefused ? ownMessages.callToActionForLeadForm : undefined;
}
