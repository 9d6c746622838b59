import { messages, ownMessages, ruleFailures } from '../constants/messages';
import type { RuleMessage } from './textRules';

/** A campaign objective as an agency offers it (ads §4). */
export type Objective = { readonly id: string; readonly isActive: boolean; readonly isDefault: boolean };

/** The default objective can not be disabled. */
export function checkDisableObjective(objective: Objective): RuleMessage {
  return objective.isDefault ? ruleFailures.defaultObjectiveDisabled : undefined;
}

/** An inactive objective can not be made default. */
export function checkDefaultObjective(objective: Objective): RuleMessage {
  return objective.isActive ? undefined : ruleFailures.inactiveObjectiveDefault;
}

/** Exactly one campaign objective is selected. */
export function checkSelectedObjectives(selected: readonly string[]): RuleMessage {
  if (selected.length === 0) return messages.optionRequired;
  return selected.length > 1 ? ownMessages.oneObjective : undefined;
}

/** At least one conversion goal is chosen. */
export function checkConversionGoals(selected: readonly string[]): RuleMessage {
  return selected.length === 0 ? ownMessages.conversionGoalRequired : undefined;
}

/** At least one platform is selected. */
export function checkPlatforms(selected: readonly string[]): RuleMessage {
  return selected.length === 0 ? messages.platformRequired : undefined;
}

/** Calls to action that lead away from a lead form and so can not open one (ads §5). */
const withoutLeadForm: ReadonlySet<string> = new Set(['Contact Us', 'CONTACT_US']);

/**
 * A different call to action is needed when the objective is Lead Form. Contact Us is the one of the nine that
 * opens a conversation instead of a form.
 */
export function checkCallToAction(callToAction: string, adLaunchType: string): RuleMessage {
  if (callToAction.trim() === '') return messages.optionRequired;
  const isRefused = adLaunchType === 'leadform' && withoutLeadForm.has(callToAction);
  return isRefused ? ownMessages.callToActionForLeadForm : undefined;
}
