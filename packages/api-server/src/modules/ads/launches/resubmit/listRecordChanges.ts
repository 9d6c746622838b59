import type { AuditEntry } from '@adlane/contract/account/auditLog';
import type { AdResubmit } from '@adlane/contract/ads/launches';

/**
 * Lists what a record changes of a rejected ad: each text, the address, the business name, each picture, and whom the ad speaks for, by its path
 * in the record. Pure.
 */
export function listRecordChanges(known: AdResubmit, record: AdResubmit): AuditEntry['changes'] {
  const before = flatten(known);
  const after = flatten(record);
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return Object.fromEntries(
    paths.flatMap((path) => {
      const from = before.get(path) ?? null;
      const to = after.get(path) ?? null;
      return from === to ? [] : [[path, { from, to }] as const];
    }),
  );
}

function flatten(record: AdResubmit): ReadonlyMap<string, unknown> {
  const { template_content: content, template_media: media, lead_forms, selected_instagram } = record;
  const lists = ['headlines', 'subHeadlines', 'adText'] as const;
  return new Map<string, unknown>([
    ...lists.flatMap((list) =>
      content[list].map(({ value }, index) => [`template_content.${list}.${index}`, value] as const),
    ),
    ['template_content.landingPageUrl', content.landingPageUrl],
    ['template_content.callToAction', content.callToAction],
    ['business_name', record.business_name],
    ...media.urls.map((url, index) => [`template_media.urls.${index}`, url] as const),
    ['page_id', record.page_id],
    ['lead_forms', lead_forms[0]?.name ?? null],
    ['selected_instagram', selected_instagram?.name ?? selected_instagram?.id ?? null],
  ]);
}
