import * as z from 'zod';

/** One step of a product tour (widget §3.11); centered without a selector. */
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

/** An in-app notification (widget §3.9) that opens a conversation, a news item or a checklist. */
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
 * An action of the widget requested by the server (widget §3.12). `actionType` is `notification`, `banner`,
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

/** Maximum length of an action as JSON, in characters: the limit of one socket message. */
export const maxOutboundActionLength = 64_000;

const shapes: Readonly<Record<string, z.ZodType>> = { notification: NotificationData, tour: TourConfig };

/** An action to send: readable by pages and within the limit of one message. */
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

/** Recipients of an action: visitors by session id or by the host's user id. */
export const OutboundMessage = z
  .object({
    /** The project's public key. */
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
