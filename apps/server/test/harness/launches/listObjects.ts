import type { GraphState, PlatformDoubles } from '@adlane/mocks/platforms';

type FacebookObjects = Pick<GraphState, 'objects' | 'forms' | 'labels'>;
type GoogleResources = PlatformDoubles['google']['control']['state']['resources'];

/** Lists what exists on Facebook: kind, status and texts of each object, sorted. Pure. */
export function listFacebookObjects({ objects, forms, labels }: FacebookObjects): string[] {
  const creatives = new Map(objects.map(({ id, fields }) => [id, fields]));
  const describe = ({ kind, status, fields }: GraphState['objects'][number]) => {
    const { creative_id: id = '' } = (fields.creative ?? {}) as { readonly creative_id?: string };
    return `${kind} ${status} ${listTexts(kind === 'Ad' ? creatives.get(id) : fields)}`.trim();
  };
  return [
    ...objects.filter(({ status }) => status !== 'DELETED').map(describe),
    ...forms.map(() => 'LeadForm'),
    ...labels.map(() => 'Label'),
  ].sort();
}

/** Lists the texts of a creative: they distinguish the versions, and corrected ads from rejected ones. */
function listTexts(creative: object | undefined): string {
  const texts = JSON.stringify(creative ?? {}).matchAll(/"(?:message|text)":("[^"]*")/g);
  return [...new Set([...texts].map(([, text]) => text))].join(' ');
}

/**
 * Lists what a rolled back correction has left on Facebook: an ad that is off or twice, one that is gone without a corrected
 * one, and corrected creatives without an ad. Ads are known by the first word of their texts. Pure.
 */
export function listFacebookLeftovers(before: FacebookObjects, after: FacebookObjects): string[] {
  const toVersion = (ad: string) => ad.replaceAll(', corrected', '');
  const list = ({ objects }: FacebookObjects) =>
    listFacebookObjects({ objects, forms: [], labels: [] }).filter((object) => object.startsWith('Ad '));
  const wanted = list(before).map(toVersion).sort();
  const ads = list(after);
  const difference = describeDifference(ads.map(toVersion).sort(), wanted);
  const creatives = listFacebookObjects({ ...after, forms: [], labels: [] }).filter(
    (object) => object.startsWith('AdCreative ') && object.includes(', corrected'),
  );
  const shown = new Set(ads.map((ad) => ad.replace('Ad ', 'AdCreative ')));
  return [
    ...(difference === '' ? [] : [difference]),
    ...creatives.filter((creative) => !shown.has(creative)),
  ];
}

/** Lists what exists at Google: collection, status and text of each resource, sorted. Pure. */
export function listGoogleObjects(resources: GoogleResources): string[] {
  const values = new Map(resources.map((one) => [one.values.resourceName, one.values]));
  return resources
    .filter((one) => one.values.status !== 'REMOVED')
    .map(({ collection, values: { status, ad, asset } }) => {
      const { textAsset } = (values.get(asset) ?? {}) as { readonly textAsset?: { readonly text: string } };
      return `${collection} ${String(status ?? '')} ${listTexts(ad as object | undefined)}${textAsset?.text ?? ''}`.trim();
    })
    .sort();
}

/**
 * Lists what a rolled back correction has left at Google, which replaces all at once or nothing: of each kind there is as much
 * as before, whether it was corrected or not. Texts and pictures cost nothing and may remain. Pure.
 */
export function listGoogleLeftovers(before: GoogleResources, after: GoogleResources): string[] {
  const list = (resources: GoogleResources) =>
    resources
      .filter(({ collection, values }) => collection !== 'assets' && values.status !== 'REMOVED')
      .map(({ collection, values }) => `${collection} ${String(values.status ?? '')}`.trim());
  const difference = describeDifference(list(after), list(before));
  return difference === '' ? [] : [difference];
}

/** Returns which objects are too many or missing; empty where there is no difference. Pure. */
export function describeDifference(found: readonly string[], wanted: readonly string[]): string {
  const count = (list: readonly string[], item: string) => list.filter((one) => one === item).length;
  return [...new Set([...found, ...wanted])]
    .filter((item) => count(found, item) !== count(wanted, item))
    .map((item) => `${count(found, item)} instead of ${count(wanted, item)} × ${item}`)
    .join(', ');
}
