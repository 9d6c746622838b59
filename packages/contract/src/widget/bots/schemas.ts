import * as z from 'zod';
import { requiredName, requiredText } from '../../fields';
import { refuseRepeated } from '../../refuseRepeated';

/** Limits of a bot. */
export const botLimits = { name: 60, steps: 40, text: 1000, choices: 8, label: 60, bots: 20 } as const;

const identifier = z
  .string()
  .trim()
  .regex(/^[A-Za-z][\w-]{0,49}$/, 'Use letters, numbers, - and _, starting with a letter.');

/** An answer that a step offers. */
export const BotChoiceForm = z.object({
  label: requiredText(botLimits.label),
  /** Id of the next step; without one the team takes over. */
  next: z.string().max(50).optional(),
});
export type BotChoiceForm = z.infer<typeof BotChoiceForm>;

/** One message of a bot with its answers. */
export const BotStepForm = z.object({
  id: identifier,
  text: requiredText(botLimits.text),
  choices: z
    .array(BotChoiceForm)
    .max(botLimits.choices)
    .superRefine(
      refuseRepeated('label', 'Each answer needs its own text.', (text) => text.trim().toLowerCase()),
    ),
});
export type BotStepForm = z.infer<typeof BotStepForm>;

/** A bot as its editor has it; it starts with its first step. */
export const BotForm = z.object({
  /** The id by which a page or a banner starts it. */
  bot_id: identifier,
  name: requiredName(botLimits.name),
  steps: z
    .array(BotStepForm)
    .min(1, 'Please add a message.')
    .max(botLimits.steps)
    .superRefine(refuseRepeated('id', 'Each step needs its own id.'))
    .refine(
      (steps) =>
        steps.every(({ choices }) =>
          choices.every(({ next }) => next === undefined || steps.some(({ id }) => id === next)),
        ),
      'An answer leads to a step that does not exist.',
    ),
});
export type BotForm = z.infer<typeof BotForm>;

/** A project's bots with the version of its configuration, which a change must name. */
export const ProjectBots = z.object({
  version: z.int(),
  /** Whether visitors' questions are answered from the help center. */
  help_answers: z.boolean(),
  bots: z.array(
    BotForm.extend({
      /** Conversations that it started. */
      conversations: z.int(),
    }),
  ),
});
export type ProjectBots = z.infer<typeof ProjectBots>;
