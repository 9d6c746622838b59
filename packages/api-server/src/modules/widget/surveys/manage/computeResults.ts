import {
  getNpsGroup,
  hasNumericAnswers,
  isQuestionType,
  listAnswerFiles,
  listPossibleAnswers,
} from '@adlane/contract/rules';
import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import type { QuestionResult } from '@adlane/contract/widget/surveys/manage';

/** A stored response. */
export type Response = {
  readonly formData: Readonly<Record<string, unknown>>;
  readonly visitor_name: string;
  readonly created_at: Date;
};

/** Maximum texts of a question's result. */
const latestTexts = 20;

/** Formats an answer as text. */
export function formatAnswer(value: unknown): string {
  const files = listAnswerFiles(value);
  if (files.length > 0) return files.map(({ name }) => name).join(', ');
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (value === true) return 'Yes';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function computeCounts(field: FlowFormField, values: readonly unknown[]): QuestionResult['counts'] {
  const counts = new Map((listPossibleAnswers(field) ?? []).map((answer) => [formatAnswer(answer), 0]));
  if (counts.size === 0) return [];
  for (const value of values) {
    const answers = Array.isArray(value) ? value.map(String) : [formatAnswer(value)];
    // Options that the survey no longer has are listed after the others.
    for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

function computeAverage({ type }: FlowFormField, values: readonly unknown[]): number | null {
  if (!hasNumericAnswers(type) || values.length === 0) return null;
  const numbers = values.map(Number).filter(Number.isFinite);
  if (numbers.length === 0) return null;
  return Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 100) / 100;
}

/** Net promoter score: the share of promoters minus the share of detractors, in percent. */
export function computeNps(values: readonly unknown[]): number | null {
  if (values.length === 0) return null;
  const groups = values.map((score) => getNpsGroup(Number(score)));
  const promoters = groups.filter((group) => group === 'promoter').length;
  const detractors = groups.filter((group) => group === 'detractor').length;
  return Math.round(((promoters - detractors) / groups.length) * 100) || 0;
}

/** Computes the results of each question; responses are the latest first. */
export function computeQuestionResults(
  form: readonly FlowFormField[],
  responses: readonly Response[],
): QuestionResult[] {
  return form
    .filter(({ type }) => isQuestionType(type))
    .map((field) => {
      const answered = responses.filter(({ formData }) => formatAnswer(formData[field.name]) !== '');
      const values = answered.map(({ formData }) => formData[field.name]);
      const counts = computeCounts(field, values);
      return {
        name: field.name,
        title: field.title,
        type: field.type,
        answers: answered.length,
        counts,
        average: computeAverage(field, values),
        nps: field.type === 'nps' ? computeNps(values) : null,
        latest:
          counts.length > 0
            ? []
            : answered.slice(0, latestTexts).map(({ formData, visitor_name, created_at }) => ({
                text: formatAnswer(formData[field.name]),
                files: listAnswerFiles(formData[field.name]),
                visitor_name,
                created_at: created_at.toISOString(),
              })),
      };
    });
}
