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
