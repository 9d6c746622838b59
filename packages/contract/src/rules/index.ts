export { checkEmail, checkPhone, checkUrl } from './addressRules';
export { countCharacters } from './countCharacters';
export {
  checkBillingEvent,
  checkBudget,
  checkFacebookRadius,
  checkMessagingApps,
  checkSystemVersions,
  checkUtmTag,
  urlTags,
} from './facebookTargeting';
export {
  checkKeyword,
  type Keyword,
  type KeywordMatchType,
  keywordLimits,
  keywordMatchTypes,
  parseKeyword,
  splitKeywords,
  writeKeyword,
} from './googleKeywords';
export {
  addGoogleText,
  canAddGoogleText,
  canRemoveGoogleText,
  type GoogleField,
  type GoogleText,
  googleTextKind,
  googleTextTitle,
  removeGoogleText,
} from './googleLists';
export { checkGoogleLaunchDefaults, checkGoogleTargeting } from './googleTargetingRules';
export { checkGoogleContent, findMissingGoogleContent } from './googleTemplateRules';
export { checkLeadForm, checkLeadFormInserts, checkPrivacyPolicyUrl } from './leadFormRules';
export { limits } from './limits';
export {
  checkCreative,
  checkCrop,
  checkImageBytes,
  checkImageSize,
  checkLogoCount,
  checkLogoSize,
  checkMediaCount,
  checkRatios,
  checkShape,
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
export {
  type ChosenPlacements,
  checkPlacements,
  findPlacement,
  missingCompanions,
  openPlacements,
  type PlacementContext,
  type PlacementFinding,
  type PlacementState,
  placementState,
} from './placementRules';
export { checkLocations, checkPlanFits, isPlanOver, type PlanStanding, trialEnd } from './planRules';
export { platformValidation, type ValidatedTemplate } from './platformValidation';
export {
  checkFilledLength,
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
  type CategoryLock,
  categoryLock,
  categoryLocks,
  checkCategoryPlace,
  isRegulated,
  type SpecialAdCategory,
  sentAudience,
} from './specialAdCategory';
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
  checkPlace,
  checkTargeting,
  facebookPlaces,
  placeKey,
  type TargetingNote,
  targetingNotes,
} from './templateTargeting';
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
