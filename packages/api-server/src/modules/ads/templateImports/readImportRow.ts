import {
  createDefaultTemplateContent,
  createDefaultTemplateTargeting,
  type Template,
  type TextVersion,
} from '@adlane/contract/ads/templates';
import { maxImportedVersions, type VersionField, versionFields } from '@adlane/contract/constants';
import { addVersion, checkRequired, type InsertMap, limits, messages } from '@adlane/contract/rules';
import { findTemplateErrors } from '../templates/checkTemplate';
import { importChoices, toColumnKey } from './importColumns';

/** The template that a row describes. */
export type ImportedTemplate = Pick<
  Template,
  'name' | 'niche' | 'adCreativeType' | 'templateAdType' | 'templateContent' | 'templateTargeting'
> & { readonly status: 'active' | 'draft' };

/** The template and its errors as `column: message`. */
export type ReadRow = { readonly template: ImportedTemplate; readonly errors: readonly string[] };

/** Column of each text list, without its number. */
const columnOfField = {
  adText: 'adText',
  headlines: 'headline',
  subHeadlines: 'subHeadline',
} as const satisfies Record<VersionField, string>;
const maxNameLength = 120;
const maxTextLength = 255;

/** Parses the template of a row and finds cells with invalid values. Pure. */
export function readTemplate(columns: readonly string[], cells: readonly string[]) {
  const getCell = new Map(columns.map((column, index) => [column, cells[index] ?? '']));
  const errors: string[] = [];
  const read = createReader(getCell, errors);
  const templateContent = readContent(read);
  const templateTargeting = readTargeting(read);
  const template: ImportedTemplate = {
    name: read.text('name', maxNameLength),
    niche: read.text('niche', maxTextLength) || null,
    status: read.choice('status', importChoices.status, 'active'),
    adCreativeType: read.choice('adCreativeType', importChoices.adCreativeType, 'image'),
    templateAdType: read.choice('templateAdType', importChoices.templateAdType, 'leadform'),
    templateContent,
    templateTargeting,
  };
  return { template, errors };
}

/**
 * Parses a row and validates it by the rules of ads §4 and §5. Pure.
 * @param inserts smart inserts that its texts may use, with the longest value of each
 */
export function readImportRow(
  columns: readonly string[],
  cells: readonly string[],
  inserts: InsertMap,
): ReadRow {
  const { template, errors } = readTemplate(columns, cells);
  const missing = checkRequired(template.name);
  if (missing !== undefined) errors.unshift(`name: ${missing}`);
  for (const [path, texts] of Object.entries(findTemplateErrors(template, template.status, inserts))) {
    errors.push(`${toColumn(path)}: ${texts.join(' ')}`);
  }
  return { template, errors };
}

type Reader = {
  text(column: string, max: number): string;
  choice<Value extends string>(column: string, choices: ReadonlyMap<string, Value>, otherwise: Value): Value;
  number(column: string, otherwise: number): number;
};

function createReader(getCell: ReadonlyMap<string, string>, errors: string[]): Reader {
  const cell = (column: string) => getCell.get(column) ?? '';
  return {
    text(column, max) {
      if (cell(column).length > max) errors.push(`${column}: Not more than ${max} characters, please.`);
      return cell(column).slice(0, max);
    },
    choice(column, choices, otherwise) {
      const value = choices.get(toColumnKey(cell(column)));
      if (value === undefined && cell(column) !== '') errors.push(`${column}: ${messages.optionRequired}`);
      return value ?? otherwise;
    },
    number(column, otherwise) {
      if (cell(column) === '') return otherwise;
      const value = Number(cell(column));
      if (/^\d{1,4}$/.test(cell(column))) return value;
      errors.push(`${column}: Please enter a whole number.`);
      return otherwise;
    },
  };
}

function readContent(read: Reader): Template['templateContent'] {
  const defaults = createDefaultTemplateContent();
  return {
    ...defaults,
    adText: readVersions(read, 'adText'),
    headlines: readVersions(read, 'headlines'),
    subHeadlines: readVersions(read, 'subHeadlines'),
    campaignStructure: read.choice(
      'campaignStructure',
      importChoices.campaignStructure,
      defaults.campaignStructure,
    ),
    callToAction: read.choice('callToAction', importChoices.callToAction, defaults.callToAction),
    landingPageUrl: read.text('landingPageUrl', limits.text.url),
    thankYouPage: read.text('thankYouPage', limits.text.url),
    messageAd: read.text('messageAd', limits.text.adText) || defaults.messageAd,
  };
}

/** Reads as many versions as the row has, at least three; the first is the default. */
function readVersions(read: Reader, field: VersionField): TextVersion[] {
  const texts = Array.from({ length: maxImportedVersions }, (_, index) =>
    // The field's limit is checked later; this one only bounds the work.
    read.text(`${columnOfField[field]}${index + 1}`, limits.text.adText * 2),
  );
  const filled = texts.findLastIndex((text) => text !== '') + 1;
  return texts
    .slice(0, Math.max(filled, limits.facebookVersions.min))
    .reduce<TextVersion[]>((versions, text) => addVersion(versions, field, text), []);
}

function readTargeting(read: Reader): Template['templateTargeting'] {
  const defaults = createDefaultTemplateTargeting();
  return {
    ...defaults,
    gender: read.choice('gender', importChoices.gender, defaults.gender),
    minAge: read.number('minAge', defaults.minAge),
    maxAge: read.number('maxAge', defaults.maxAge),
    radius: read.number('radius', defaults.radius),
    distanceUnit: read.choice('distanceUnit', importChoices.distanceUnit, defaults.distanceUnit),
    specialAdCategory: read.choice(
      'specialAdCategory',
      importChoices.specialAdCategory,
      defaults.specialAdCategory,
    ),
    utmTags: {
      utm_source: read.text('utm_source', maxTextLength),
      utm_medium: read.text('utm_medium', maxTextLength),
      utm_campaign: read.text('utm_campaign', maxTextLength),
      utm_content: read.text('utm_content', maxTextLength),
    },
  };
}

/** Returns the column of a path: `templateContent.headlines.1.value` is `headline2`. */
function toColumn(path: string): string {
  const [, field = '', index] = path.split('.');
  const list = versionFields.find((name) => name === field);
  return list === undefined ? field : `${columnOfField[list]}${Number(index ?? 0) + 1}`;
}
