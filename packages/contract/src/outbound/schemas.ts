import * as z from 'zod';

/** One step of a product tour (widget §3.11); a step without a selector stands in the centre. */
export const TourStep = z.looseObject({
  type: z.enum(['pointer', 'post', 'video-pointer']),
  mode: z.enum(['', 'CLICK', 'INPUT']).default(''),
  message: z.string(),
  selector: z.string().optional(),
  videoUrl: z.string().optional(),
});

/** A product tour (widget §3.11). */
export const TourConfig = z.looseObject({
  steps: z.array(TourStep),
  sender: z.looseObject({ firstName: z.string(), profileImageUrl: z.string().optional() }).optional(),
  allowClose: z.boolean(),
  backButton: z.boolean(),
  nextText: z.string(),
  doneText: z.string(),
  prevText: z.string(),
});
export type TourConfig = z.infer<typeof TourConfig>;

/** What an in-app notification shows (widget §3.9): it opens a conversation, a news item or a checklist. */
export const NotificationData = z.looseObject({
  text: z.string(),
  sender: z.looseObject({ name: z.string(), profileImageUrl: z.string().optional() }).optional(),
  conversation: z.looseObject({ shareToken: z.string() }).optional(),
  news: z.looseObject({ id: z.string() }).optional(),
  checklist: z.looseObject({ id: z.string() }).optional(),
  coverImageUrl: z.string().optional(),
  previewText: z.string().optional(),
  currentStep: z.number().optional(),
  totalSteps: z.number().optional(),
  nextStepTitle: z.string().optional(),
});
export type NotificationData = z.infer<typeof NotificationData>;

/**
 * Something that the server asks the widget to show (widget §3.12). `actionType` is `notification`, `banner`,
 * `tour`, or the id of a survey form, which `format` then shapes.
 */
export const OutboundAction = z.looseObject({
  actionType: z.string(),
  outbound: z.string().optional(),
  format: z.string().optional(),
  sound: z.boolean().optional(),
  data: z.looseObject({}).optional(),
});
export type OutboundAction = z.infer<typeof OutboundAction>;

/** Longest action as JSON, in characters: what a page takes in one message of its socket. */
export const maxOutboundActionLength = 64_000;

const shapes: Readonly<Record<string, z.ZodType>> = { notification: NotificationData, tour: TourConfig };

/** An action that somebody sends: what a page knows how to read, and not too long for one message. */
export const NewOutboundAction = OutboundAction.extend({
  actionType: z.string().min(1).max(100),
  outbound: z.string().min(1).max(100).optional(),
  format: z.string().max(50).optional(),
}).superRefine((action, context) => {
  if (JSON.stringify(action).length > maxOutboundActionLength) {
    context.addIssue({ code: 'custom', message: 'This is too long to be sent to a page.' });
  }
  const wrong = shapes[action.actionType]?.safeParse(action.data).error;
  for (const issue of wrong?.issues ?? []) {
    context.addIssue({ code: 'custom', message: issue.message, path: ['data', ...issue.path] });
  }
});

/** Who is sent an action: visitors by their session's id or by the host's own id of the user. */
export const OutboundMessage = z
  .object({
    /** Whose pages: the project's public key. */
    sdkKey: z.string().min(1).max(100),
    gleapIds: z.array(z.string().min(1).max(100)).max(500).default([]),
    userIds: z.array(z.string().min(1).max(255)).max(500).default([]),
    action: NewOutboundAction,
  })
  .refine(({ gleapIds, userIds }) => gleapIds.length + userIds.length > 0, {
    message: 'Please choose at least one visitor.',
    path: ['gleapIds'],
  });
export type OutboundMessage = z.input<typeof OutboundMessage>;
