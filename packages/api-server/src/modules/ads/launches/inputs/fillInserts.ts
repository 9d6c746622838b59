import type { LaunchField } from '@adlane/contract/ads/launches';
import type { VersionField } from '@adlane/contract/constants';
import { expandInserts } from '@adlane/contract/rules';
import type { LaunchInputs, LaunchLeadForm, LaunchQuestion } from './launchSettings';

type Content = LaunchInputs['template']['templateContent'];
type Fill = (text: string) => string;

/** Returns the inputs of a launch with all known smart inserts filled in; each text once. Pure. */
export function fillInserts<Inputs extends LaunchInputs>(inputs: Inputs): Inputs {
  const fill: Fill = (text) => expandInserts(text, inputs.inserts);
  const templateContent = fillContent(inputs.template.templateContent, fill);
  return {
    ...inputs,
    template: { ...inputs.template, templateContent },
    leadForm: inputs.leadForm && fillLeadForm(inputs.leadForm, fill),
  };
}

function fillContent(content: Content, fill: Fill): Content {
  const filled = (field: VersionField) =>
    content[field].map((version) => ({ ...version, value: fill(version.value) }));
  return {
    ...content,
    adText: filled('adText'),
    headlines: filled('headlines'),
    subHeadlines: filled('subHeadlines'),
    landingPageUrl: fill(content.landingPageUrl),
    thankYouPage: fill(content.thankYouPage),
    messageAd: fill(content.messageAd),
    carousel: content.carousel && {
      ...content.carousel,
      cards: content.carousel.cards.map((card) => ({
        ...card,
        headline: fill(card.headline),
        description: fill(card.description),
        link: fill(card.link),
      })),
    },
  };
}

/** Texts and addresses of a lead form. */
const formTexts = [
  'greetingTitle',
  'greetingDescription',
  'disclaimerTitle',
  'disclaimerText',
  'privacyPolicyUrl',
  'completionHeadline',
  'completionDescription',
  'completionCTAButtonText',
] as const satisfies readonly (keyof LaunchLeadForm['content'])[];

function fillLeadForm(form: LaunchLeadForm, fill: Fill): LaunchLeadForm {
  const { content, questions } = form;
  const texts = formTexts.flatMap((field) => {
    const text = content[field];
    return text === undefined ? [] : [[field, fill(text)] as const];
  });
  return {
    ...form,
    content: {
      ...content,
      ...Object.fromEntries(texts),
      ...(content.disclaimerConsent && {
        disclaimerConsent: content.disclaimerConsent.map((consent) => ({
          ...consent,
          text: fill(consent.text),
        })),
      }),
    },
    questions: questions.map((question) => fillQuestion(question, fill)),
  };
}

function fillQuestion(question: LaunchQuestion, fill: Fill): LaunchQuestion {
  return { ...question, ...(question.label !== undefined && { label: fill(question.label) }) };
}

/** Lists the texts of a launch outside the version lists, with unfilled inserts, by field path. */
export function insertTexts({
  settings,
  template,
  leadForm,
}: LaunchInputs): (readonly [LaunchField, string])[] {
  const { messageAd, landingPageUrl } = template.templateContent;
  switch (settings.FbAdSetting.ad_launch_type) {
    case 'messenger':
      return [['templateContent.messageAd', messageAd]];
    case 'landing_page':
      return [['templateContent.landingPageUrl', landingPageUrl]];
    case 'leadform':
      return [
        ...formTexts.map((field) => [`leadForm.${field}`, leadForm?.content[field] ?? ''] as const),
        ...(leadForm?.content.disclaimerConsent ?? []).map(
          ({ text }) => ['leadForm.disclaimerConsent', text] as const,
        ),
        ...(leadForm?.questions ?? []).map(({ label = '' }) => ['leadForm.questions', label] as const),
      ];
  }
}
