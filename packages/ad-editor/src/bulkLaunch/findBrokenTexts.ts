import { versionFields } from '@adlane/contract/constants';
import {
  checkCarousel,
  checkFilledCards,
  checkFilledTexts,
  checkTemplateTexts,
  findUnresolvedInserts,
  type InsertMap,
  listCardTexts,
  listShownTexts,
} from '@adlane/contract/rules';
import type { BulkForm } from './bulkForm';

type Ad = Pick<BulkForm, 'templateContent' | 'templateAdType'>;

/** Lists the names of the inserts that an ad uses and a client has no value for, each once. */
export function listMissingInserts({ templateContent, templateAdType }: Ad, inserts: InsertMap): string[] {
  const written = listShownTexts(templateContent).flatMap((field) =>
    templateContent[field].map(({ value }) => value),
  );
  const cards = listCardTexts(templateContent, templateAdType).map(([, text]) => text);
  const more = {
    leadform: [],
    messenger: [templateContent.messageAd],
    landing_page: [templateContent.landingPageUrl],
  }[templateAdType];
  return [
    ...new Set([...written, ...cards, ...more].flatMap((text) => findUnresolvedInserts(text, inserts))),
  ];
}

/**
 * Lists the texts that break for a client: too long with its values, or with values that ads must not contain. Texts whose
 * inserts have no value are left out. Messages by field path.
 */
export function findBrokenTexts(
  { templateContent, templateAdType }: Ad,
  inserts: InsertMap,
): (readonly [field: string, message: string])[] {
  const found = {
    ...checkTemplateTexts(templateContent, inserts),
    ...checkFilledTexts(templateContent, inserts),
    ...checkCarousel(templateContent, templateAdType, { inserts }),
    ...checkFilledCards(templateContent, templateAdType, inserts),
  };
  const cards = new Map<string, string>(listCardTexts(templateContent, templateAdType));
  return Object.entries(found).flatMap(([path, [message]]) => {
    const [field, index] = path.split('.');
    const list = versionFields.find((each) => each === field);
    const text = list ? (templateContent[list][Number(index)]?.value ?? '') : (cards.get(path) ?? '');
    const isOpen = findUnresolvedInserts(text, inserts).length > 0;
    // What is wrong whatever the client's values are is no matter of the client.
    const isOwn = text.includes('{') && !isOpen && message !== undefined;
    return isOwn ? [[`templateContent.${path}`, message] as const] : [];
  });
}
