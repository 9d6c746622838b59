import { hasOwnWords } from '@adlane/contract/rules';
import { maxMessageLength } from '@adlane/contract/widget/conversations';
import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import { formatAnswer } from '../manage/computeResults';

/**
 * Returns checked answers as a message, each below its question; undefined if the visitor
 * wrote and sent nothing, only chose.
 */
export function describeOwnWords(
  form: readonly FlowFormField[],
  answers: Readonly<Record<string, unknown>>,
): string | undefined {
  const answered = form.filter(({ name }) => answers[name] !== undefined);
  if (!answered.some(({ type }) => hasOwnWords(type) || type === 'file')) return undefined;
  const text = answered.map(({ name, title }) => `${title}\n${formatAnswer(answers[name])}`).join('\n\n');
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength - 1)}…` : text;
}
