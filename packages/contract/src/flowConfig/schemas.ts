import * as z from 'zod';

/** Positions of the launcher button (widget §2). */
export const feedbackButtonPositions = [
  'BOTTOM_RIGHT',
  'BOTTOM_LEFT',
  'BUTTON_CLASSIC',
  'BUTTON_CLASSIC_LEFT',
  'BUTTON_CLASSIC_BOTTOM',
  'BUTTON_NONE',
] as const;

/** Texts by language, e.g. `{ de: { title: 'Fehler melden' } }`; the server answers one language only. */
const textsByLanguage = z.record(z.string(), z.record(z.string(), z.string())).optional();

/** Types of a form's fields. */
export const formFieldTypes = ['text', 'textarea', 'email', 'rating', 'select', 'capture'] as const;

/** Form field of a feedback flow. */
export const FlowFormField = z.looseObject({
  name: z.string(),
  title: z.string(),
  type: z.enum(formFieldTypes),
  placeholder: z.string().optional(),
  required: z.boolean().default(false),
  options: z.array(z.string()).optional(),
  translations: textsByLanguage,
});
export type FlowFormField = z.infer<typeof FlowFormField>;

/** A feedback flow: a form that a visitor can submit. */
export const FeedbackFlow = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string().default(''),
  icon: z.string().optional(),
  feedbackType: z.string().default('BUG'),
  excludeData: z.record(z.string(), z.boolean()).default({}),
  translations: textsByLanguage,
  form: z.array(FlowFormField),
});
export type FeedbackFlow = z.infer<typeof FeedbackFlow>;

/** Widget configuration of a project (widget §3.2). Colors are `#RRGGBB`. */
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

/** The configuration for one language, as the widget receives it. */
export const FlowConfigAnswer = FlowConfig.extend({
  /** Computed: a page of a project without tooltips skips loading them. */
  hasTooltips: z.boolean(),
});
export type FlowConfigAnswer = z.infer<typeof FlowConfigAnswer>;
