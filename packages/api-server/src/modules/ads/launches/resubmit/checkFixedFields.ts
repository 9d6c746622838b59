import type { AdResubmit } from '@adlane/contract/ads/launches';
import { invalid } from '../../../../http/problem';

/** What a resubmit corrects on each platform; everything else was decided by the launch. */
const correctable: Readonly<Record<AdResubmit['platform'], ReadonlySet<string>>> = {
  facebook: new Set(['template_content', 'template_media', 'page_id', 'lead_forms', 'selected_instagram']),
  google: new Set(['template_content', 'template_media', 'business_name']),
};
/** A post is corrected on the page; only whom its ad speaks for on Instagram is the ad's. */
const correctableOfPost: ReadonlySet<string> = new Set(['selected_instagram']);
/** Says what the ad is, and changes while it is corrected. */
const informative: ReadonlySet<string> = new Set(['name', 'niche', 'status', 'template_id', 'questions']);

/**
 * Refuses changes that a resubmit cannot make, instead of dropping them.
 * @throws Problem 422 with the field of each
 */
export function checkFixedFields(record: AdResubmit, known: AdResubmit): void {
  const before = new Map<string, unknown>(Object.entries(known));
  const isCorrectable = (field: string) =>
    (known.is_promoted_post ? correctableOfPost : correctable[known.platform]).has(field) &&
    (field !== 'business_name' || known.business_name !== null);
  const changed = Object.entries(record).filter(
    ([field, value]) =>
      !isCorrectable(field) &&
      !informative.has(field) &&
      toComparable(value) !== toComparable(before.get(field)),
  );
  if (changed.length === 0) return;
  const message = 'This was decided by the launch. Launch a new ad to change it.';
  throw invalid(Object.fromEntries(changed.map(([field]) => [field, [message]])));
}

/** JSON with sorted keys: the database stores keys in its own order. */
function toComparable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
