import * as z from 'zod';
import { leadFormCompletionValues } from '../constants/callsToAction';
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
} from '../constants/leadForms';
import { platforms } from '../constants/templates';
import { OptionalUrlField, optionalText, PhoneField, requiredText } from '../fields';

/** A question of a lead form. Prefill types carry Facebook's own label unless another is written. */
export const LeadFormQuestion = z.object({
  id: z.int().min(1),
  type: z.enum(leadFormQuestionTypes),
  label: optionalText(leadFormLimits.label),
  /** Name of the answer in leads. */
  key: optionalText(leadFormLimits.key),
  /** Choices of a custom question; none means free text. */
  options: z.array(requiredText(leadFormLimits.option)).max(leadFormLimits.options),
});
export type LeadFormQuestion = z.infer<typeof LeadFormQuestion>;

const DisclaimerConsent = z.object({
  id: z.int().min(1),
  text: requiredText(leadFormLimits.consentText),
  isRequired: z.boolean(),
});

const fields = {
  name: requiredText(leadFormLimits.name),
  platform: z.enum(platforms),
  /** Where the picture comes from. */
  backgroundImage: z.enum(leadFormImageSources),
  /** The uploaded picture, when it is not the ad's. */
  bgMedia: z.object({ id: z.int(), url: z.string() }).nullable(),
  sharingType: z.enum(leadFormSharingTypes),
  isGreetingEnable: z.boolean(),
  locale: z.enum(leadFormLocaleCodes),
  greetingTitle: optionalText(leadFormLimits.title),
  greetingDescription: optionalText(leadFormLimits.description),
  disclaimerTitle: optionalText(leadFormLimits.title),
  disclaimerText: optionalText(leadFormLimits.disclaimerText),
  disclaimerConsent: z.array(DisclaimerConsent).max(leadFormLimits.consents),
  /** An address, or the privacy insert that stands for one. */
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

/** What a user writes of a lead form (ads §3). */
export const LeadFormForm = z.object(fields);
export type LeadFormForm = z.infer<typeof LeadFormForm>;

/** A lead form as it is stored. */
export const LeadForm = z.object({
  id: z.int(),
  ...fields,
  /** A client's own, not the agency's. */
  isClientForm: z.boolean(),
  /** Id of its questions' set, which `selectedLeadForm.questionId` names. */
  questionId: z.int().nullable(),
  /** Form on Facebook once it was launched; an edit makes a new one. */
  external_id: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type LeadForm = z.infer<typeof LeadForm>;

const labels = new Map<string, string>(
  leadFormQuestionGroups.flat().map(({ value, label }) => [value, label]),
);

/** A new lead form (ads §3): full name, email and phone, in American English. */
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
