import * as z from 'zod';
import { leadFormCompletionValues } from '../../constants/facebook/callsToAction';
import {
  defaultLeadFormQuestions,
  leadFormDefaults,
  leadFormImageSources,
  leadFormLimits,
  leadFormLocaleCodes,
  leadFormQuestionGroups,
  leadFormQuestionTypes,
  leadFormSharingTypes,
  leadFormTypes,
} from '../../constants/leadForms';
import { platforms } from '../../constants/templates';
import { OptionalUrlField, optionalText, PhoneField, requiredName, requiredText } from '../../fields';

/** A question of a lead form. Prefill types have Facebook's label unless another is given. */
export const LeadFormQuestion = z.object({
  id: z.int().min(1),
  type: z.enum(leadFormQuestionTypes),
  label: optionalText(leadFormLimits.label),
  /** Key of the answer in leads. */
  key: optionalText(leadFormLimits.key),
  /** Options of a custom question; none for free text. */
  options: z.array(requiredText(leadFormLimits.option)).max(leadFormLimits.options),
});
export type LeadFormQuestion = z.infer<typeof LeadFormQuestion>;

const DisclaimerConsent = z.object({
  id: z.int().min(1),
  text: requiredText(leadFormLimits.consentText),
  isRequired: z.boolean(),
});

const fields = {
  name: requiredName(leadFormLimits.name),
  platform: z.enum(platforms),
  /** Source of the image. */
  backgroundImage: z.enum(leadFormImageSources),
  /** The uploaded image, unless the ad's is used. */
  bgMedia: z.object({ id: z.int(), url: z.string() }).nullable(),
  sharingType: z.enum(leadFormSharingTypes),
  isGreetingEnable: z.boolean(),
  locale: z.enum(leadFormLocaleCodes),
  greetingTitle: optionalText(leadFormLimits.title),
  greetingDescription: optionalText(leadFormLimits.description),
  disclaimerTitle: optionalText(leadFormLimits.title),
  disclaimerText: optionalText(leadFormLimits.disclaimerText),
  disclaimerConsent: z.array(DisclaimerConsent).max(leadFormLimits.consents),
  /** A URL, or the privacy insert. */
  privacyPolicyUrl: optionalText(leadFormLimits.url),
  completionHeadline: optionalText(leadFormLimits.title),
  completionDescription: optionalText(leadFormLimits.description),
  completionCallToAction: z.enum(leadFormCompletionValues),
  completionCTAButtonText: optionalText(leadFormLimits.title),
  leadFormType: z.enum(leadFormTypes),
  thankYouUrl: OptionalUrlField,
  businessPhone: PhoneField,
  /** Country of the phone number, ISO 3166. */
  countryCode: optionalText(2),
  questions: z.array(LeadFormQuestion).max(leadFormLimits.questions),
};

/** Editable fields of a lead form (ads §3). */
export const LeadFormForm = z.object(fields);
export type LeadFormForm = z.infer<typeof LeadFormForm>;

/** A stored lead form. */
export const LeadForm = z.object({
  id: z.int(),
  ...fields,
  /** True for a client's own form. */
  isClientForm: z.boolean(),
  /** Id of its question set, used in `selectedLeadForm.questionId`. */
  questionId: z.int().nullable(),
  /** Id of the Facebook form after a launch; editing creates a new one. */
  external_id: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type LeadForm = z.infer<typeof LeadForm>;

const labels = new Map<string, string>(
  leadFormQuestionGroups.flat().map(({ value, label }) => [value, label]),
);

/** Returns a new lead form (ads §3): full name, email and phone, in American English. */
export function createDefaultLeadForm(): LeadFormForm {
  return {
    name: '',
    platform: 'facebook',
    backgroundImage: 'ad_image',
    bgMedia: null,
    sharingType: 'open',
    isGreetingEnable: true,
    locale: leadFormDefaults.locale,
    greetingTitle: leadFormDefaults.greetingTitle,
    greetingDescription: '',
    disclaimerTitle: '',
    disclaimerText: '',
    disclaimerConsent: [],
    privacyPolicyUrl: '',
    completionHeadline: leadFormDefaults.completionHeadline,
    completionDescription: '',
    completionCallToAction: 'VIEW_WEBSITE',
    completionCTAButtonText: 'View Website',
    leadFormType: 'more_volume',
    thankYouUrl: '',
    businessPhone: '',
    countryCode: '',
    questions: defaultLeadFormQuestions.map((type, index) => ({
      id: index + 1,
      type,
      label: labels.get(type) ?? type,
      key: type.toLowerCase(),
      options: [],
    })),
  };
}
