import * as z from 'zod';
import { HexColor, OptionalUrlField, optionalText, requiredText } from '../../fields';
import { checkQuestionLimits, checkQuestionOptions, questionMessages } from '../../rules/surveyRules';
import { feedbackButtonPositions, formFieldTypes } from '../flowConfig/schemas';

/** A language tag in lower case, e.g. `de` or `pt-br`. */
export const LanguageTag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/, 'Please enter a language such as de or pt-br.');

/** Limits of a project's configuration. */
export const flowConfigLimits = {
  borderRadius: 40,
  offset: 300,
  buttonText: 40,
  flows: 20,
  fields: 30,
  options: 50,
  title: 120,
  description: 300,
  listEntries: 100,
  listEntry: 200,
  languages: 40,
  texts: 300,
  text: 500,
} as const;

const identifier = z
  .string()
  .trim()
  .regex(/^[A-Za-z][\w-]{0,49}$/, 'Use letters, numbers, - and _, starting with a letter.');

const byLanguage = <Texts extends z.ZodType>(texts: Texts) =>
  z
    .record(LanguageTag, texts)
    .refine((all) => Object.keys(all).length <= flowConfigLimits.languages, 'Too many languages.');

function hasNoRepeats(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** A field of a form; its texts may differ by language. */
export const FlowFieldForm = z.object({
  name: identifier,
  title: requiredText(flowConfigLimits.title),
  type: z.enum(formFieldTypes),
  placeholder: optionalText(flowConfigLimits.title).optional(),
  required: z.boolean(),
  /** Page of the form, from 1. */
  page: z.int().min(1).max(50).optional(),
  /** Smallest and largest answer of a scale or a number. */
  min: z.number().optional(),
  max: z.number().optional(),
  lowLabel: optionalText(flowConfigLimits.title).optional(),
  highLabel: optionalText(flowConfigLimits.title).optional(),
  options: z
    .array(requiredText(flowConfigLimits.title))
    .max(flowConfigLimits.options)
    .refine(hasNoRepeats, 'Please name each option once.')
    .optional(),
  translations: byLanguage(
    z.object({
      title: optionalText(flowConfigLimits.title).optional(),
      placeholder: optionalText(flowConfigLimits.title).optional(),
    }),
  ).optional(),
});
export type FlowFieldForm = z.infer<typeof FlowFieldForm>;

/** Parts of a report that a form may leave out (widget §3.3). */
export const excludableParts = [
  'screenshot',
  'replays',
  'consoleLog',
  'networkLogs',
  'metaData',
  'customData',
  'customEventLog',
  'attachments',
] as const;

/** A form of the widget. */
export const FlowForm = z.object({
  id: identifier,
  title: requiredText(flowConfigLimits.title),
  description: optionalText(flowConfigLimits.description),
  icon: optionalText(50).optional(),
  feedbackType: identifier,
  excludeData: z.partialRecord(z.enum(excludableParts), z.boolean()),
  translations: byLanguage(
    z.object({
      title: optionalText(flowConfigLimits.title).optional(),
      description: optionalText(flowConfigLimits.description).optional(),
    }),
  ).optional(),
  form: z
    .array(FlowFieldForm)
    .min(1, 'Please add a field.')
    .max(flowConfigLimits.fields)
    .refine((fields) => hasNoRepeats(fields.map(({ name }) => name)), 'Each field needs its own name.')
    .refine(
      (fields) => fields.every((field) => !checkQuestionOptions(field)),
      questionMessages.optionRequired,
    )
    .refine(
      (fields) => fields.every((field) => !checkQuestionLimits(field)),
      questionMessages.limitsReversed,
    ),
});
export type FlowForm = z.infer<typeof FlowForm>;

const textList = z
  .array(requiredText(flowConfigLimits.listEntry))
  .max(flowConfigLimits.listEntries)
  .refine(hasNoRepeats, 'Please name each entry once.');

/** A project's configuration as its owner edits it: every key of widget §3.2 with its limits. */
export const FlowConfigForm = z.object({
  color: HexColor,
  headerColor: HexColor,
  buttonColor: HexColor,
  backgroundColor: HexColor,
  borderRadius: z.int().min(0).max(flowConfigLimits.borderRadius),
  buttonX: z.int().min(0).max(flowConfigLimits.offset),
  buttonY: z.int().min(0).max(flowConfigLimits.offset),
  feedbackButtonPosition: z.enum(feedbackButtonPositions),
  widgetButtonText: optionalText(flowConfigLimits.buttonText),
  buttonLogo: OptionalUrlField,
  hideForGuests: z.boolean(),
  enableWebReplays: z.boolean(),
  enableNetworkLogs: z.boolean(),
  sendNetworkResources: z.boolean(),
  networkLogPropsToIgnore: textList,
  networkLogBlacklist: textList,
  enableShortcuts: z.boolean(),
  disableBGFade: z.boolean(),
  disableBGGradient: z.boolean(),
  rtl: z.boolean(),
  /** Texts of the widget by language, then by their key. */
  translations: byLanguage(
    z
      .record(z.string().max(60), optionalText(flowConfigLimits.text))
      .refine((texts) => Object.keys(texts).length <= flowConfigLimits.texts, 'Too many texts.'),
  ),
  feedbackFlows: z
    .array(FlowForm)
    .max(flowConfigLimits.flows)
    .refine((flows) => hasNoRepeats(flows.map(({ id }) => id)), 'Each form needs its own id.'),
});
export type FlowConfigForm = z.infer<typeof FlowConfigForm>;
