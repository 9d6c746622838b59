import type { Template } from '@adlane/contract';
import { checkAges, checkTemplateTexts, isVersionListValid, versionFields } from '@adlane/contract/rules';
import { invalid } from '../../http/problem';

type Checked = {
  readonly templateContent?: Template['templateContent'] | undefined;
  readonly templateTargeting?: Template['templateTargeting'] | undefined;
};

type ErrorList = Record<string, string[]>;

/**
 * The rules of ads §4 and §5 on what is about to be stored. A draft may still lack texts.
 * @throws Problem 422 with the path of each text
 */
export function checkTemplate(changes: Checked, status: Template['status']): void {
  const errors: ErrorList = {
    ...(changes.templateContent && contentErrors(changes.templateContent, status)),
    ...(changes.templateTargeting && targetingErrors(changes.templateTargeting)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function contentErrors(content: Template['templateContent'], status: Template['status']): ErrorList {
  const errors: ErrorList = {};
  for (const field of versionFields) {
    if (isVersionListValid(content[field], field)) continue;
    errors[`templateContent.${field}`] = [
      'This list needs at least 3 versions, numbered and titled without gaps, exactly one of them the default.',
    ];
  }
  for (const [path, texts] of Object.entries(checkTemplateTexts(content))) {
    if (status === 'draft' && textAt(content, path) === '') continue;
    errors[`templateContent.${path}`] = texts;
  }
  return errors;
}

/** The text behind `headlines.1.value`. */
function textAt(content: Template['templateContent'], path: string): string | undefined {
  const [list, index] = path.split('.');
  const field = versionFields.find((name) => name === list);
  return field && content[field][Number(index)]?.value;
}

function targetingErrors({ minAge, maxAge }: Template['templateTargeting']): ErrorList {
  const ages = checkAges(minAge, maxAge);
  return ages === undefined ? {} : { 'templateTargeting.minAge': [ages] };
}
