import * as z from 'zod';
import { contentLimits, contentStatuses } from '../../../constants/content';
import { optionalText, requiredText } from '../../../fields';
import { refuseRepeated } from '../../../refuseRepeated';
import { ChecklistAction, ChecklistStep } from '../visitor/schemas';

/** A checklist as its editor lists it. */
export const ProjectChecklistRow = z.object({
  id: z.int(),
  project_id: z.int(),
  title: z.string(),
  status: z.enum(contentStatuses),
  steps_count: z.int(),
  /** Visitors who started it. */
  started_count: z.int(),
  /** Visitors who completed every step. */
  completed_count: z.int(),
  updated_at: z.string(),
});
export type ProjectChecklistRow = z.infer<typeof ProjectChecklistRow>;

/** A checklist with its steps and how far visitors get. */
export const ProjectChecklist = ProjectChecklistRow.extend({
  steps: z.array(
    ChecklistStep.omit({ done: true }).extend({
      /** The event of the page that completes the step; empty if only the visitor does. */
      event: z.string(),
      /** Visitors who completed the step. */
      done_count: z.int(),
    }),
  ),
});
export type ProjectChecklist = z.infer<typeof ProjectChecklist>;

const StepForm = z.object({
  /** Stays the same when the step is changed or moved, so that visitors' progress is kept. */
  id: z.string().regex(/^[\w-]{1,50}$/),
  title: requiredText(contentLimits.title),
  description: optionalText(2000).default(''),
  /** The event of the page that completes the step: `trackEvent('invited')`. */
  event: optionalText(100).default(''),
  action: ChecklistAction.extend({
    value: requiredText(2000),
    label: requiredText(80),
  })
    .refine(({ type, value }) => type !== 'url' || /^https?:\/\/\S+$/i.test(value), {
      message: 'Please enter a valid URL.',
      path: ['value'],
    })
    .optional(),
});

/** Creates or replaces a checklist. */
export const ChecklistForm = z.object({
  title: requiredText(contentLimits.title),
  status: z.enum(contentStatuses).default('draft'),
  steps: z
    .array(StepForm)
    .min(1, 'Please add a step.')
    .max(contentLimits.steps)
    .superRefine(refuseRepeated('id', 'Each step needs its own id.')),
});
export type ChecklistForm = z.input<typeof ChecklistForm>;
