import type { Choice } from '../../constants/facebook/callsToAction';
import { leadFlowCallsToAction, salesEvents } from '../../constants/facebook/conversionEvents';
import { ownMessages } from '../../constants/texts/ownMessages';
import { targetMessages } from '../../constants/texts/targetMessages';
import type { RuleMessage } from '../texts/textRules';

type Goal = { readonly objective: string; readonly optimization_goal: string };

/** Returns whether a goal is a conversion, which a pixel counts. */
export function isConversionGoal(goal: string): boolean {
  return goal === 'OFFSITE_CONVERSIONS' || goal === 'VALUE';
}

/**
 * Lists the events that a goal can be optimized for, the usual one first; empty for goals without a pixel. The objective
 * decides: leads take the ten events of ads §9, sales those of a shop, and only purchases report a value.
 */
export function listConversionEvents({ objective, optimization_goal }: Goal): readonly Choice[] {
  if (optimization_goal === 'VALUE') return salesEvents.slice(0, 1);
  if (optimization_goal !== 'OFFSITE_CONVERSIONS') return [];
  return objective === 'OUTCOME_SALES' ? salesEvents : leadFlowCallsToAction;
}

/** Returns the event that a goal starts with; leads start with their own event. */
export function findDefaultEvent(goal: Goal): string {
  const events = listConversionEvents(goal);
  return (events.find(({ value }) => value === 'LEAD') ?? events[0])?.value ?? 'LEAD';
}

/** What counts as a conversion: a pixel and one of its events. */
export type Conversion = {
  readonly selectedPixel: object | null | undefined;
  readonly selectedEventConversionType: string | null | undefined;
};

/** Checks that a goal has the pixel and the event that it needs. */
export function checkConversion(
  goal: Goal,
  { selectedPixel: pixel, selectedEventConversionType: event }: Conversion,
): Readonly<Record<keyof Conversion, RuleMessage>> {
  if (!isConversionGoal(goal.optimization_goal)) {
    return {
      selectedPixel: pixel ? targetMessages.pixelUnused : undefined,
      selectedEventConversionType: undefined,
    };
  }
  return {
    selectedPixel: pixel ? undefined : ownMessages.pixelRequired,
    selectedEventConversionType: checkEvent(goal, event),
  };
}

function checkEvent(goal: Goal, event: string | null | undefined): RuleMessage {
  const isIn = (list: readonly Choice[]) => list.some(({ value }) => value === event);
  if (isIn(listConversionEvents(goal))) return undefined;
  const isOther = isIn(salesEvents) || isIn(leadFlowCallsToAction);
  return isOther ? targetMessages.eventOfObjective : targetMessages.eventRequired;
}
