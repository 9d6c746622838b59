import * as z from 'zod';
import { requiredText } from '../../../fields';
import { refuseRepeated } from '../../../refuseRepeated';
import {
  checkQuestionLimits,
  checkQuestionOptions,
  isQuestionType,
  questionMessages,
} from '../../../rules/surveyRules';
import { fieldTypes, ShowIf } from '../../flowConfig/schemas';
import { FlowFieldForm, flowConfigLimits } from '../../projects/flowConfigForm';

/** Statuses of a survey. Pages open only live ones; archived ones keep their answers. */
export const surveyStatuses = ['draft', 'live', 'archived'] as const;
/** Maximum surveys of a project, archived ones included. */
export const maxSurveys = 200;
/** Types of a survey's questions: every field of a form except the screenshot. */
export const questionTypes = fieldTypes.filter(isQuestionType);

/** A question of a survey as its editor has it. */
export const QuestionForm = FlowFieldForm.extend({
  type: z.enum(questionTypes),
  showIf: ShowIf.optional(),
});
export type QuestionForm = z.infer<typeof QuestionForm>;

function hasEarlierConditions(form: readonly QuestionForm[]): boolean {
  return form.every(
    ({ showIf }, index) => !showIf || form.slice(0, index).some(({ name }) => name === showIf.name),
  );
}

/** Other actions of the widget (widget §3.12): a survey's id is the type of its action. */
const reservedIds: ReadonlySet<string> = new Set(['notification', 'banner', 'tour', 'modal']);

/** Creates or replaces a survey. */
export const SurveyForm = z.object({
  /** The id by which a page or a message opens it. */
  form_id: z
    .string()
    .trim()
    .regex(/^[A-Za-z][\w-]{0,49}$/, 'Use letters, numbers, - and _, starting with a letter.')
    .refine((id) => !reservedIds.has(id), 'Please choose another id: the widget uses this one itself.'),
  title: requiredText(flowConfigLimits.title),
  form: z
    .array(QuestionForm)
    .min(1, 'Please add a question.')
    .max(flowConfigLimits.fields)
    .superRefine(refuseRepeated('name', 'Each question needs its own name.'))
    .refine(
      (form) => form.every((question) => !checkQuestionOptions(question)),
      questionMessages.optionRequired,
    )
    .refine(
      (form) => form.every((question) => !checkQuestionLimits(question)),
      questionMessages.limitsReversed,
    )
    .refine(hasEarlierConditions, 'A condition must name an earlier question.'),
});
export type SurveyForm = z.infer<typeof SurveyForm>;

/** A survey in the list of its project. */
export const SurveyRow = z.object({
  id: z.int(),
  project_id: z.int(),
  form_id: z.string(),
  title: z.string(),
  status: z.enum(surveyStatuses),
  questions: z.int(),
  /** Visitors who opened it. */
  opened: z.int(),
  /** Visitors who answered it. */
  answered: z.int(),
  responses: z.int(),
  last_response_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SurveyRow = z.infer<typeof SurveyRow>;

/** A survey with its questions. */
export const ProjectSurvey = SurveyRow.extend({ form: z.array(QuestionForm) });
export type ProjectSurvey = z.infer<typeof ProjectSurvey>;

/** Number of responses with one answer. */
export const AnswerCount = z.object({ value: z.string(), count: z.int() });

/** Answers to one question in a period. */
export const QuestionResult = z.object({
  name: z.string(),
  title: z.string(),
  type: z.enum(fieldTypes),
  /** Responses that answer it. */
  answers: z.int(),
  /** Each possible answer in order, of questions with a few; empty for texts, numbers and dates. */
  counts: z.array(AnswerCount),
  /** Mean of ratings, scales and numbers. */
  average: z.number().nullable(),
  /** Share of promoters minus that of detractors, -100 to 100; only for `nps`. */
  nps: z.int().nullable(),
  /** The latest texts, numbers, dates or files, at most 20; files are downloaded as those of a message. */
  latest: z.array(
    z.object({
      text: z.string(),
      files: z.array(z.object({ token: z.string(), name: z.string() })),
      visitor_name: z.string(),
      created_at: z.string(),
    }),
  ),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** Results of a survey in a period. */
export const SurveyResults = z.object({
  survey: SurveyRow,
  opened: z.int(),
  answered: z.int(),
  responses: z.int(),
  /** Responses per day, every day of the period. */
  days: z.array(z.object({ day: z.string(), responses: z.int() })),
  questions: z.array(QuestionResult),
});
export type SurveyResults = z.infer<typeof SurveyResults>;
