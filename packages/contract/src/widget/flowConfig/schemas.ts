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
export const formFieldTypes = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'rating',
  'nps',
  'scale',
  'select',
  'choice',
  'multiChoice',
  'consent',
  'capture',
] as const;

/** Types of fields: those of forms, and files, which only surveys have. */
export const fieldTypes = [...formFieldTypes, 'file'] as const;

/** Comparisons of a question's condition. */
export const conditionTests = ['is', 'isnot', 'atLeast', 'atMost'] as const;

/** Shows a question only after a certain answer to an earlier one. */
export const ShowIf = z.object({
  /** Name of the earlier question. */
  name: z.string().min(1).max(50),
  test: z.enum(conditionTests),
  /** An option, a number as text, or `true` for a consent. */
  value: z.string().max(300),
});
export type ShowIf = z.infer<typeof ShowIf>;

/** Form field of a feedback flow or survey. */
export const FlowFormField = z.looseObject({
  name: z.string(),
  title: z.string(),
  type: z.enum(fieldTypes),
  /** Page of the form, from 1; forms without pages have one. */
  page: z.int().min(1).max(50).optional(),
  /** Smallest and largest answer of a `scale` or `number`. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Texts at both ends of an `nps` or `scale`. */
  lowLabel: z.string().optional(),
  highLabel: z.string().optional(),
  placeholder: z.string().optional(),
  required: z.boolean().default(false),
  options: z.array(z.string()).optional(),
  /** Surveys only. */
  showIf: ShowIf.optional(),
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

/** One message of a bot, with the answers that it offers. */
export const BotStep = z.looseObject({
  id: z.string(),
  text: z.string(),
  /** An answer leads to the step `next`; without it the bot ends and the team takes over. */
  choices: z.array(z.looseObject({ label: z.string(), next: z.string().optional() })).default([]),
});

/** A scripted bot, which starts with its first step (widget §2.3). */
export const WidgetBot = z.looseObject({ id: z.string(), name: z.string(), steps: z.array(BotStep).min(1) });
export type WidgetBot = z.infer<typeof WidgetBot>;

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
  bots: z.array(WidgetBot).optional(),
  /** Answers questions from the help center. */
  helpAnswers: z.boolean().optional(),
});
export type FlowConfig = z.infer<typeof FlowConfig>;

/** The configuration for one language, as the widget receives it. */
export const FlowConfigAnswer = FlowConfig.extend({
  /** Computed: a page of a project without tooltips skips loading them. */
  hasTooltips: z.boolean(),
});
export type FlowConfigAnswer = z.infer<typeof FlowConfigAnswer>;
