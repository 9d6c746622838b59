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
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (value === true) return 'Yes';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Lists the possible answers of a question with a few; empty for others. */
function listAnswers({ type, options = [], min, max }: FlowFormField): string[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.min(Math.max(to - from + 1, 0), 101) }, (_, index) => String(from + index));
  switch (type) {
    case 'rating':
      return range(1, 5);
    case 'nps':
      return range(0, 10);
    case 'scale':
      return range(min ?? 1, max ?? 5);
    case 'select':
    case 'choice':
    case 'multiChoice':
      return [...options];
    case 'consent':
      return ['Yes'];
    default:
      return [];
  }
}

function computeCounts(field: FlowFormField, values: readonly unknown[]): QuestionResult['counts'] {
  const counts = new Map(listAnswers(field).map((value) => [value, 0]));
  if (counts.size === 0) return [];
  for (const value of values) {
    const answers = Array.isArray(value) ? value.map(String) : [formatAnswer(value)];
    // Options that the survey no longer has are listed after the others.
    for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

const withAverage: ReadonlySet<FlowFormField['type']> = new Set(['rating', 'nps', 'scale', 'number']);

function computeAverage({ type }: FlowFormField, values: readonly unknown[]): number | null {
  if (!withAverage.has(type) || values.length === 0) return null;
  const numbers = values.map(Number).filter(Number.isFinite);
  if (numbers.length === 0) return null;
  return Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 100) / 100;
}

/** Net promoter score: the share of 9 and 10 minus the share of 0 to 6, in percent. */
export function computeNps(values: readonly unknown[]): number | null {
  if (values.length === 0) return null;
  const scores = values.map(Number);
  const promoters = scores.filter((score) => score >= 9).length;
  const detractors = scores.filter((score) => score <= 6).length;
  return Math.round(((promoters - detractors) / scores.length) * 100) || 0;
}

/** Computes the results of each question; responses are the latest first. */
export function computeQuestionResults(
  form: readonly FlowFormField[],
  responses: readonly Response[],
): QuestionResult[] {
  return form
    .filter(({ type }) => type !== 'capture')
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
                visitor_name,
                created_at: created_at.toISOString(),
              })),
      };
    });
}
