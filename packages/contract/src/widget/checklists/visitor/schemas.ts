import * as z from 'zod';

/** What the button of a step does: it opens an address, an article or a form, or runs an action of the page. */
export const ChecklistAction = z.object({
  type: z.enum(['url', 'article', 'flow', 'customAction']),
  /** The address, the id, or the name of the action. */
  value: z.string(),
  label: z.string(),
});
export type ChecklistAction = z.infer<typeof ChecklistAction>;

/** A step of a checklist (widget §2.3). */
export const ChecklistStep = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  done: z.boolean(),
  /** What the step's button does; without it the step is only completed. */
  action: ChecklistAction.optional(),
});

export type ChecklistStep = z.infer<typeof ChecklistStep>;

/** A checklist with the visitor's progress (widget §2.3). */
export const Checklist = z.object({
  id: z.string(),
  title: z.string(),
  /** True if the visitor started it. */
  isStarted: z.boolean(),
  /** Number of completed steps. */
  currentStep: z.int(),
  totalSteps: z.int(),
  steps: z.array(ChecklistStep),
});
export type Checklist = z.infer<typeof Checklist>;
