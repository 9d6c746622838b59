import { encodeUrl } from '@adlane/contract/rules';
import { buildLeadFormName } from '../../../leadForms/leadFormName';
import type { LaunchLeadForm, LaunchQuestion } from '../../inputs/launchSettings';

/** The picture of a form; its bytes are read when the form is sent. */
export type LeadFormCover = { readonly media_id: number };

/** Text of the link to the privacy policy. */
const privacyLinkText = 'Privacy Policy';

/**
 * Maps a lead form for `POST /{page}/leadgen_forms` (ads §3, Lead form).
 * @param label its digest makes the name unique on the page, by which the form is found again after a crash
 */
export function mapLeadForm(form: LaunchLeadForm, label: string): Record<string, unknown> {
  const { content } = form;
  const request = {
    name: buildLeadFormName(form.name, label),
    locale: content.locale ?? 'EN_US',
    questions: form.questions.map(mapQuestion),
    privacy_policy: { url: encodeUrl(content.privacyPolicyUrl ?? ''), link_text: privacyLinkText },
    is_optimized_for_quality: form.leadFormType === 'high_intent',
    block_display_for_non_targeted_viewer: content.sharingType === 'restricted',
    cover_photo: mapCover(form),
    context_card: mapGreeting(form),
    custom_disclaimer: mapDisclaimer(form),
    thank_you_page: mapThankYouPage(form),
    follow_up_action_url: content.thankYouUrl ? encodeUrl(content.thankYouUrl) : undefined,
  };
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}

function mapQuestion(question: LaunchQuestion, index: number): Record<string, unknown> {
  if (question.type !== 'CUSTOM') return { type: question.type };
  const options = (question.options ?? []).map((option, at) =>
    typeof option === 'string' ? { key: `option_${at + 1}`, value: option } : option,
  );
  return {
    type: 'CUSTOM',
    key: question.key ? question.key : `question_${index + 1}`,
    label: question.label ?? '',
    ...(options.length > 0 ? { options } : {}),
  };
}

function mapCover({ content }: LaunchLeadForm): LeadFormCover | undefined {
  const isOwn = content.backgroundImage === 'uploaded_image' && content.bgMedia;
  return isOwn ? { media_id: isOwn.id } : undefined;
}

function mapGreeting({ content }: LaunchLeadForm) {
  if (content.isGreetingEnable !== true || !content.greetingTitle) return undefined;
  return {
    title: content.greetingTitle,
    style: 'PARAGRAPH_STYLE',
    content: content.greetingDescription ? [content.greetingDescription] : undefined,
  };
}

function mapDisclaimer({ content }: LaunchLeadForm) {
  if (!content.disclaimerTitle || !content.disclaimerText) return undefined;
  const checkboxes = (Array.isArray(content.disclaimerConsent) ? content.disclaimerConsent : []).map(
    (consent) => ({
      key: `consent_${consent.id}`,
      text: consent.text,
      is_required: consent.isRequired,
      is_checked_by_default: false,
    }),
  );
  return { title: content.disclaimerTitle, body: { text: content.disclaimerText }, checkboxes };
}

function mapThankYouPage({ content }: LaunchLeadForm) {
  if (!content.completionHeadline) return undefined;
  const action = content.completionCallToAction ?? 'VIEW_WEBSITE';
  const website = { website_url: content.thankYouUrl && encodeUrl(content.thankYouUrl) };
  const target = {
    VIEW_WEBSITE: website,
    DOWNLOAD: website,
    CALL_BUSINESS: { business_phone_number: content.businessPhone, country_code: content.countryCode },
    MESSAGE_BUSINESS: { enable_messenger: true },
  }[action];
  // Facebook refuses a button without its target; the page alone is fine.
  const hasTarget = Object.values(target)[0] ? true : false;
  return {
    title: content.completionHeadline,
    body: content.completionDescription ? content.completionDescription : undefined,
    ...(hasTarget
      ? { button_type: action, button_text: content.completionCTAButtonText || 'View Website', ...target }
      : {}),
  };
}
