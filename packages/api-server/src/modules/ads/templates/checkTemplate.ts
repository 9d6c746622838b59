import type { Template } from '@adlane/contract/ads/templates';
import { versionFields } from '@adlane/contract/constants';
import {
  type CarouselCheck,
  checkCallToAction,
  checkCarousel,
  checkCurrency,
  checkGoogleContent,
  checkGoogleLaunchDefaults,
  checkGoogleTargeting,
  checkLinkText,
  checkTargeting,
  checkTemplateTexts,
  findMissingGoogleContent,
  type InsertMap,
  isVersionListValid,
} from '@adlane/contract/rules';
import { invalid } from '../../../http/problem';

/** The parts of a template to store; absent parts stay unchanged. */
export type CheckedTemplate = {
  readonly templateContent?: Template['templateContent'] | undefined;
  readonly templateTargeting?: Template['templateTargeting'] | undefined;
  readonly templates?: Template['templates'] | undefined;
  readonly templateAdType?: Template['templateAdType'] | undefined;
  /** The stored call to action, if only the kind of ad changes. */
  readonly callToAction?: string | undefined;
};

type ErrorList = Record<string, string[]>;

/**
 * Checks the parts to store by the rules of ads §4 and §5. A draft may lack texts.
 * @param inserts smart inserts that the texts may use, with the longest value of each
 * @throws Problem 422 with the path of each text
 */
export function checkTemplate(
  changes: CheckedTemplate,
  status: Template['status'],
  inserts?: InsertMap,
): void {
  const errors = findTemplateErrors(changes, status, inserts);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Returns the same errors as messages by field path. */
export function findTemplateErrors(
  changes: CheckedTemplate,
  status: Template['status'],
  inserts: InsertMap = new Map(),
): ErrorList {
  const { templateContent: content, templateTargeting: targeting, templates } = changes;
  const callToAction = content?.callToAction ?? changes.callToAction;
  const isDraft = status === 'draft';
  return {
    ...(content && findContentErrors(content, status, inserts)),
    ...(content && findCardErrors(content, changes.templateAdType, { inserts, isDraft })),
    ...(callToAction !== undefined && !isDraft && findActionErrors(callToAction, changes.templateAdType)),
    ...(targeting && findTargetingErrors(targeting)),
    ...(templates?.google && findGoogleErrors(templates.google, status, inserts)),
  };
}

function findContentErrors(
  content: Template['templateContent'],
  status: Template['status'],
  inserts: InsertMap,
): ErrorList {
  const errors: ErrorList = {};
  for (const field of versionFields) {
    if (isVersionListValid(content[field], field)) continue;
    errors[`templateContent.${field}`] = [
      'This list needs at least 3 versions, numbered and titled without gaps, exactly one of them the default.',
    ];
  }
  for (const [path, texts] of Object.entries(checkTemplateTexts(content, inserts))) {
    if (status === 'draft' && findText(content, path) === '') continue;
    errors[`templateContent.${path}`] = texts;
  }
  for (const field of ['landingPageUrl', 'thankYouPage'] as const) {
    const message = content[field].trim() === '' ? undefined : checkLinkText(content[field], inserts);
    if (message !== undefined) errors[`templateContent.${field}`] = [message];
  }
  return errors;
}

function findCardErrors(
  content: Template['templateContent'],
  templateAdType: Template['templateAdType'] = 'leadform',
  check: CarouselCheck,
): ErrorList {
  const found = Object.entries(checkCarousel(content, templateAdType, check));
  return Object.fromEntries(found.map(([path, texts]) => [`templateContent.${path}`, texts]));
}

/** Returns the text at a path such as `headlines.1.value`. */
function findText(content: Template['templateContent'], path: string): string | undefined {
  const [list, index] = path.split('.');
  const field = versionFields.find((name) => name === list);
  return field && content[field][Number(index)]?.value;
}

function findActionErrors(callToAction: string, type = 'leadform'): ErrorList {
  const message = checkCallToAction(callToAction, type);
  return message === undefined ? {} : { 'templateContent.callToAction': [message] };
}

function findTargetingErrors(targeting: Template['templateTargeting']): ErrorList {
  return Object.fromEntries(
    Object.entries(checkTargeting(targeting)).map(([path, text]) => [`templateTargeting.${path}`, [text]]),
  );
}

type Google = NonNullable<Template['templates']['google']>;

/** The editor offers currencies of accounts alone, so that it need not load Google's list. */
function findUnknownCurrency(currency: string | undefined): ErrorList {
  const problem = currency === undefined ? undefined : checkCurrency('google', currency);
  return problem === undefined ? {} : { currency: [problem] };
}

/** Media and logos may be missing; the launch requires them. */
function findGoogleErrors(google: Google, status: Template['status'], inserts: InsertMap): ErrorList {
  const content = google.createAdTemplateData;
  const missing = Object.entries(findMissingGoogleContent(content)).filter(([path]) =>
    path.endsWith('.text'),
  );
  const found = {
    createAdTemplateData: {
      ...checkGoogleContent(content, inserts),
      ...(status !== 'draft' && Object.fromEntries(missing)),
    },
    targetAdTemplateData: checkGoogleTargeting(google.targetAdTemplateData),
    launchAdTemplateData: google.launchAdTemplateData
      ? {
          ...checkGoogleLaunchDefaults(google.launchAdTemplateData),
          ...findUnknownCurrency(google.launchAdTemplateData.currency),
        }
      : {},
  };
  const errors: ErrorList = {};
  for (const [part, findings] of Object.entries(found)) {
    for (const [path, texts] of Object.entries(findings)) errors[`templates.google.${part}.${path}`] = texts;
  }
  return errors;
}
