export { checkEmail, checkPhone, checkUrl } from './addressRules';
export { countCharacters } from './countCharacters';
export {
  addGoogleText,
  canAddGoogleText,
  canRemoveGoogleText,
  type GoogleField,
  type GoogleText,
  googleTextTitle,
  removeGoogleText,
} from './googleLists';
export { checkGoogleContent, findMissingGoogleContent } from './googleTemplateRules';
export { checkLeadForm, checkPrivacyPolicyUrl } from './leadFormRules';
export { limits } from './limits';
export {
  checkCrop,
  checkImageBytes,
  checkImageSize,
  checkLogoCount,
  checkLogoSize,
  checkMediaCount,
  checkRatios,
  checkUploadSize,
  checkVideoBytes,
  checkYoutubeUrl,
  type RequiredRatio,
  ratioOf,
  type Size,
  youtubeVideoId,
} from './mediaRules';
export { messages, ownMessages, ruleFailures } from './messages';
export {
  checkCallToAction,
  checkConversionGoals,
  checkDefaultObjective,
  checkDisableObjective,
  checkPlatforms,
  checkSelectedObjectives,
  type Objective,
} from './objectives';
export { checkLocations, checkPlanFits, isPlanOver, type PlanStanding, trialEnd } from './planRules';
export { platformValidation, type ValidatedTemplate } from './platformValidation';
export {
  checkFilledText,
  checkFilledTexts,
  checkLinkText,
  filledBusiness,
  type InsertMap,
  type InsertOwner,
  longestInserts,
  type NamedInsert,
  resolveInserts,
  unresolvedInserts,
} from './smartInserts';
export {
  checkAges,
  checkEndTime,
  checkLocation,
  checkRadius,
  checkStartTime,
  checkTemplateRadius,
} from './targetingRules';
export { checkAdText, checkTemplateTexts, checkVersionText, versionTextKind } from './templateRules';
export {
  checkBraces,
  checkCapitalWords,
  checkDuplicate,
  checkEmojis,
  checkExpandedLength,
  checkFolderName,
  checkHtmlTags,
  checkLength,
  checkRequired,
  checkSpaceAfterExclamation,
  checkSpecialCharacters,
  expandInserts,
  type LimitedText,
  maxCharacters,
  type RuleMessage,
} from './textRules';
export {
  addVersion,
  canDeleteVersion,
  changeStructure,
  defaultVersion,
  deleteVersion,
  editVersion,
  isVersionListValid,
  setDefaultVersion,
  type VersionField,
  versionFieldNames,
  versionFields,
} from './versionList';
