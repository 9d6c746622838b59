import type { Template } from '../ads/templates/schemas';
import { versionFields } from '../constants/texts/textTitles';
import { checkGoogleContent, findMissingGoogleContent } from './google/googleTemplateRules';
import { checkMediaCount } from './mediaRules';
import { checkLinkText, type InsertMap } from './smartInserts';
import { checkCarousel } from './templates/carouselRules';
import { findCarousel } from './templates/findCarousel';
import { checkCallToAction } from './templates/objectives';
import { checkAges } from './templates/targetingRules';
import { checkTemplateTexts } from './templates/templateRules';
import { isVersionListValid } from './templates/versionList';

/** The parts of a template that decide whether it is complete. */
export type ValidatedTemplate = Pick<
  Template,
  | 'platforms'
  | 'templateAdType'
  | 'templateContent'
  | 'templateTargeting'
  | 'templateMedia'
  | 'templates'
  | 'selectedLeadForm'
  | 'existingLeadForm'
>;

/**
 * Returns for each platform of the template whether it is complete (ads §4): everything that a launch needs
 * of the template. Accounts, budgets and dates belong to the launch.
 * @param inserts smart inserts that its texts may use, with the longest value of each
 */
export function validatePlatforms(
  template: ValidatedTemplate,
  inserts?: InsertMap,
): Template['platformValidation'] {
  const isComplete = { facebook: isCompleteForFacebook, google: isCompleteForGoogle };
  return Object.fromEntries(
    template.platforms.map((platform) => [platform, isComplete[platform](template, inserts)]),
  );
}

function isCompleteForFacebook(template: ValidatedTemplate, inserts?: InsertMap): boolean {
  const { templateContent: content, templateTargeting: targeting, templateMedia: media } = template;
  return (
    versionFields.every((field) => isVersionListValid(content[field], field)) &&
    Object.keys(checkTemplateTexts(content, inserts)).length === 0 &&
    checkCallToAction(content.callToAction, template.templateAdType) === undefined &&
    checkAges(targeting.minAge, targeting.maxAge) === undefined &&
    checkMediaCount('facebook', media.length) === undefined &&
    // The cards of a carousel can show videos alone.
    (findCarousel(content) !== undefined || media.some(({ kind }) => kind === 'image')) &&
    Object.keys(checkCarousel(content, template.templateAdType, { inserts, media })).length === 0 &&
    hasTarget(template, inserts)
  );
}

/** True if the ad has its destination. */
function hasTarget(
  { templateAdType, templateContent, ...forms }: ValidatedTemplate,
  inserts: InsertMap = new Map(),
): boolean {
  switch (templateAdType) {
    case 'messenger':
      return true;
    case 'landing_page':
      return checkLinkText(templateContent.landingPageUrl, inserts) === undefined;
    case 'leadform':
      return (forms.selectedLeadForm ?? forms.existingLeadForm) !== null;
  }
}

function isCompleteForGoogle({ templates: { google } }: ValidatedTemplate, inserts?: InsertMap): boolean {
  if (google === null) return false;
  const content = google.createAdTemplateData;
  const findings = { ...checkGoogleContent(content, inserts), ...findMissingGoogleContent(content) };
  return Object.keys(findings).length === 0;
}
