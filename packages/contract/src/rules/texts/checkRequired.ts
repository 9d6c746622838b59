import { messages } from '../../constants/texts/messages';
import type { RuleMessage } from './textRules';

/** Checks that a value is not blank. */
export function checkRequired(text: string | null | undefined): RuleMessage {
  return text === null || text === undefined || text.trim() === '' ? messages.fieldRequired : undefined;
}
