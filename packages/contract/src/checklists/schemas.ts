import * as z from 'zod';

/** A step of a checklist (widget §2.3). */
export const ChecklistStep = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  done: z.boolean(),
});

/** A checklist with the visitor's progress (widget §2.3). */
export const Checklist = z.object({
  id: z.string(),
  title: z.string(),
  currentStep: z.int(),
  totalSteps: z.int(),
  steps: z.array(ChecklistStep),
});
export type Checklist = z.infer<typeof Checklist>;
