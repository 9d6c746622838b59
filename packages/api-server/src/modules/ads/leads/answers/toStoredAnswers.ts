import type { FormAnswer, FormQuestion } from '../../../../connectors/facebook/formLeads';
import type { StoredAnswers } from './listLeadAnswers';

/**
 * Converts the answers of a submission for storage, described by the questions of its form. Options that are named by
 * their key get their text, and no answer is left out: questions that the form does not list follow without type and label.
 */
export function toStoredAnswers(
  given: readonly FormAnswer[],
  questions: readonly FormQuestion[],
): StoredAnswers {
  const byKey = new Map<string, readonly string[]>();
  for (const { key, values } of given) byKey.set(key, [...(byKey.get(key) ?? []), ...values]);
  const described = questions.filter(({ key }, index) => {
    return byKey.has(key) && questions.findIndex((each) => each.key === key) === index;
  });
  const known = new Set(described.map(({ key }) => key));
  const others = [...byKey.keys()].filter((key) => !known.has(key));
  const answers = [...byKey].map(([key, values]) => {
    const options = questions.find((each) => each.key === key)?.options ?? [];
    const texts = values.map((value) => options.find((option) => option.key === value)?.value || value);
    return [key, texts.length === 1 ? texts[0] : texts] as const;
  });
  return {
    answers: Object.fromEntries(answers),
    questions: [
      ...described.map(({ key, label, type }) => ({ key, label, type })),
      ...others.map((key) => ({ key, label: '', type: '' })),
    ],
  };
}
