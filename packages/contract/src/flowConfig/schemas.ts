import * as z from 'zod';

export const feedbackButtonPositions = [
  'BOTTOM_RIGHT',
  'BOTTOM_LEFT',
  'BUTTON_CLASSIC',
  'BUTTON_CLASSIC_LEFT',
  'BUTTON_CLASSIC_BOTTOM',
  'BUTTON_NONE',
] as const;

/** Fields of a form that a feedback flow asks. */
export const FlowFormField = z.looseObject({
  name: z.string(),
  title: z.string(),
  type: z.enum(['text', 'textarea', 'email', 'rating', 'select', 'capture']),
  placeholder: z.string().optional(),
  required: z.boolean().default(false),
  options: z.array(z.string()).optional(),
});
export type FlowFormField = z.infer<typeof FlowFormField>;

/** A feedback flow: what a visitor can send. */
export const FeedbackFlow = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string().default(''),
  icon: z.string().optional(),
  feedbackType: z.string().default('BUG'),
  excludeData: z.record(z.string(), z.boolean()).default({}),
  form: z.array(FlowFormField),
});
export type FeedbackFlow = z.infer<typeof FeedbackFlow>;

/** What a project's owner configures and the widget reads (widget §3.2). Colours are `#RRGGBB`. */
export const FlowConfig = z.looseObject({
  color: z.string(),
  headerColor: z.string(),
  buttonColor: z.string(),
  backgroundColor: z.string(),
  borderRadius: z.union([z.number(), z.string()]),
  buttonX: z.union([z.number(), z.string()]),
  buttonY: z.union([z.number(), z.string()]),
  feedbackButtonPosition: z.string(),
  widgetButtonText: z.string(),
  buttonLogo: z.string().optional(),
  hideForGuests: z.boolean(),
  enableWebReplays: z.boolean(),
  enableNetworkLogs: z.boolean(),
  sendNetworkResources: z.boolean(),
  networkLogPropsToIgnore: z.array(z.string()),
  networkLogBlacklist: z.array(z.string()),
  enableShortcuts: z.boolean(),
  disableBGFade: z.boolean(),
  disableBGGradient: z.boolean(),
  staticTranslations: z.record(z.string(), z.unknown()),
  localizationOptions: z.looseObject({ rtl: z.boolean() }),
  aiTools: z.array(z.unknown()).default([]),
  /** Feedback flows by id; `bugreporting` is the one that Ctrl+U starts. */
  feedbackFlows: z.array(FeedbackFlow).default([]),
});
export type FlowConfig = z.infer<typeof FlowConfig>;

/** The configuration as a page is told it: for one language, and with what is known of the project besides. */
export const FlowConfigAnswer = FlowConfig.extend({
  /** Told, not configured: a page of a project without tooltips need not fetch what shows them. */
  hasTooltips: z.boolean(),
});
export type FlowConfigAnswer = z.infer<typeof FlowConfigAnswer>;
