import type { TextVersion } from '@adlane/contract/ads/templates';
import type { VersionField } from '@adlane/contract/constants';
import {
  checkCallToAction,
  checkDuplicate,
  checkFilledText,
  checkLinkText,
  checkRequired,
  checkTemplateTexts,
  type InsertMap,
  listShownTexts,
} from '@adlane/contract/rules';
import { memoizeWeak } from '@adlane/ui/form';
import { type DraftCheck, type DraftFindings, isUnfinished } from '../draft/draftChecks';
import type { TemplateDraft } from '../draft/templateDraft';
import { checkCards } from './carousel/checkCards';

type Content = TemplateDraft['templateContent'];
type Versions = Content[VersionField];

const noVersions = { adText: [], headlines: [], subHeadlines: [] } as const satisfies Record<
  VersionField,
  Versions
>;

function memoizeTextCheck(field: VersionField) {
  return memoizeWeak((version: TextVersion, inserts: InsertMap) => {
    const [messages] = Object.values(checkTemplateTexts({ ...noVersions, [field]: [version] }, inserts));
    return messages?.[0];
  });
}

/** Findings of one text, independent of its list: a keystroke changes one, and the others are memoized. */
const checkText: Readonly<Record<VersionField, ReturnType<typeof memoizeTextCheck>>> = {
  adText: memoizeTextCheck('adText'),
  headlines: memoizeTextCheck('headlines'),
  subHeadlines: memoizeTextCheck('subHeadlines'),
};

/** Memoizes the findings of two texts of a list, which stay the same if a keystroke changes neither. */
const checkBeside = memoizeWeak((version: TextVersion) =>
  memoizeWeak((other: TextVersion) => checkDuplicate(version.value, [other.value])),
);

function checkAmong(version: TextVersion, others: Versions): string | undefined {
  const check = checkBeside(version);
  for (const other of others) {
    const message = check(other);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** The rules of ads §4 and §5 on the texts of an ad. */
function checkTexts(content: Content, isDraft: boolean, inserts: InsertMap): DraftFindings {
  const found: DraftFindings = {};
  for (const field of listShownTexts(content)) {
    const versions = content[field];
    for (const [index, version] of versions.entries()) {
      if (isDraft && version.value === '') continue;
      const message = checkText[field](version, inserts) ?? checkAmong(version, versions.slice(0, index));
      if (message !== undefined) found[`templateContent.${field}.${index}.value`] = message;
    }
  }
  return found;
}

/** The rules of ads §4 and §5 on the texts and links of a Facebook ad. A draft may still lack texts. */
export const checkFacebookDraft: DraftCheck = (draft, context) => {
  const { inserts } = context;
  const { templateContent: content, templateAdType } = draft;
  const { landingPageUrl, thankYouPage, messageAd, callToAction } = content;
  const isDraft = isUnfinished(draft);
  const link = (url: string) => (url.trim() === '' ? undefined : checkLinkText(url, inserts));
  const required = (text: string, isNeeded: boolean) =>
    isNeeded && !isDraft ? checkRequired(text) : undefined;
  return {
    ...checkTexts(content, isDraft, inserts),
    ...checkCards(draft, context),
    'templateContent.callToAction': isDraft ? undefined : checkCallToAction(callToAction, templateAdType),
    'templateContent.landingPageUrl':
      required(landingPageUrl, templateAdType === 'landing_page') ?? link(landingPageUrl),
    'templateContent.thankYouPage': link(thankYouPage),
    'templateContent.messageAd':
      required(messageAd, templateAdType === 'messenger') ?? checkFilledText(messageAd, inserts),
  };
};
