import {
  checkCallToAction,
  checkFilledText,
  checkLinkText,
  checkRequired,
  checkTemplateTexts,
} from '@adlane/contract/rules';
import { type DraftCheck, type DraftFindings, isUnfinished } from '../editor/draft/draftChecks';
import type { TemplateDraft } from '../editor/draft/templateDraft';

type Content = TemplateDraft['templateContent'];

/** The text behind `headlines.1.value`. */
function isEmptyAt(content: Content, path: string): boolean {
  const [list, index] = path.split('.');
  const versions = list === 'adText' || list === 'headlines' || list === 'subHeadlines' ? content[list] : [];
  return versions[Number(index)]?.value === '';
}

/** The rules of ads §4 and §5 on the texts and links of a Facebook ad. A draft may still lack texts. */
export const checkFacebookDraft: DraftCheck = (draft, { inserts }) => {
  const { templateContent: content, templateAdType } = draft;
  const { landingPageUrl, thankYouPage, messageAd, callToAction } = content;
  const isDraft = isUnfinished(draft);
  const found: DraftFindings = {};
  for (const [path, [message]] of Object.entries(checkTemplateTexts(content, inserts))) {
    if (!isDraft || !isEmptyAt(content, path)) found[`templateContent.${path}`] = message;
  }
  const link = (url: string) => (url.trim() === '' ? undefined : checkLinkText(url, inserts));
  const required = (text: string, isNeeded: boolean) =>
    isNeeded && !isDraft ? checkRequired(text) : undefined;
  return {
    ...found,
    'templateContent.callToAction': isDraft ? undefined : checkCallToAction(callToAction, templateAdType),
    'templateContent.landingPageUrl':
      required(landingPageUrl, templateAdType === 'landing_page') ?? link(landingPageUrl),
    'templateContent.thankYouPage': link(thankYouPage),
    'templateContent.messageAd':
      required(messageAd, templateAdType === 'messenger') ?? checkFilledText(messageAd, inserts),
  };
};
