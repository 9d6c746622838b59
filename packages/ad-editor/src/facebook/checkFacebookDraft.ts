import {
  checkCallToAction,
  checkFilledText,
  checkLinkText,
  checkRequired,
  checkTemplateTexts,
  type InsertMap,
  type VersionField,
  versionFields,
} from '@adlane/contract/rules';
import { type DraftCheck, type DraftFindings, isUnfinished } from '../editor/draft/draftChecks';
import { rememberFor } from '../editor/draft/rememberFor';
import type { TemplateDraft } from '../editor/draft/templateDraft';

type Content = TemplateDraft['templateContent'];
type Versions = Content[VersionField];

const noVersions = { adText: [], headlines: [], subHeadlines: [] } as const satisfies Record<
  VersionField,
  Versions
>;

function rememberList(field: VersionField) {
  return rememberFor((versions: Versions, inserts: InsertMap) =>
    checkTemplateTexts({ ...noVersions, [field]: versions }, inserts),
  );
}

/** What the rules find in one list, whatever the others hold: a key changes one, and the others keep their findings. */
const checkList: Readonly<Record<VersionField, ReturnType<typeof rememberList>>> = {
  adText: rememberList('adText'),
  headlines: rememberList('headlines'),
  subHeadlines: rememberList('subHeadlines'),
};

/** The text behind `headlines.1.value`. */
function isEmptyAt(versions: Versions, path: string): boolean {
  return versions[Number(path.split('.')[1])]?.value === '';
}

/** The rules of ads §4 and §5 on the texts of an ad. */
function checkTexts(content: Content, isDraft: boolean, inserts: InsertMap): DraftFindings {
  const found: DraftFindings = {};
  for (const field of versionFields) {
    for (const [path, [message]] of Object.entries(checkList[field](content[field], inserts))) {
      if (!isDraft || !isEmptyAt(content[field], path)) found[`templateContent.${path}`] = message;
    }
  }
  return found;
}

/** The rules of ads §4 and §5 on the texts and links of a Facebook ad. A draft may still lack texts. */
export const checkFacebookDraft: DraftCheck = (draft, { inserts }) => {
  const { templateContent: content, templateAdType } = draft;
  const { landingPageUrl, thankYouPage, messageAd, callToAction } = content;
  const isDraft = isUnfinished(draft);
  const link = (url: string) => (url.trim() === '' ? undefined : checkLinkText(url, inserts));
  const required = (text: string, isNeeded: boolean) =>
    isNeeded && !isDraft ? checkRequired(text) : undefined;
  return {
    ...checkTexts(content, isDraft, inserts),
    'templateContent.callToAction': isDraft ? undefined : checkCallToAction(callToAction, templateAdType),
    'templateContent.landingPageUrl':
      required(landingPageUrl, templateAdType === 'landing_page') ?? link(landingPageUrl),
    'templateContent.thankYouPage': link(thankYouPage),
    'templateContent.messageAd':
      required(messageAd, templateAdType === 'messenger') ?? checkFilledText(messageAd, inserts),
  };
};
