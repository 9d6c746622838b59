import type { AdRow } from './managedAd';

type AdForm = Pick<AdRow, 'platform' | 'launch_id' | 'external_ids'>;

/** Returns the id on Facebook of the form that an ad was launched with; undefined where it has none. */
export function findLeadFormId({ platform, launch_id, external_ids }: AdForm): string | undefined {
  const { leadForm } = external_ids;
  return platform === 'facebook' && launch_id !== null && typeof leadForm === 'string' ? leadForm : undefined;
}

/** Returns whether an ad was launched with a form on Facebook. */
export function hasLeadForm(ad: AdForm): boolean {
  return findLeadFormId(ad) !== undefined;
}
