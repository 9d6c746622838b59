import type { RefreshedAd } from '../refreshedAd';
import {
  type GoogleCampaignPlace,
  readGoogleCampaign,
  readGoogleDays,
  readGoogleGroups,
} from './googleCampaign';
import { describeName, describeTopic, type GoogleParts, readGoogleParts, readSearchAds } from './googleParts';

/** Reads a campaign with its groups, ads and days from Google. @throws GoogleAdsError */
export async function readGoogleAd(
  place: GoogleCampaignPlace,
  days: { readonly since: string; readonly until: string },
): Promise<RefreshedAd> {
  const { status, reasons, budget } = await readGoogleCampaign(place);
  const groups = await readGoogleGroups(place);
  const adsByGroup = await readSearchAds(place);
  const findings = status === 'attention needed' ? listFindings(await readGoogleParts(place)) : [];
  return {
    status,
    status_reasons: [...reasons, ...findings],
    budget_type: 'daily',
    result_kind: null,
    budget,
    adSets: groups.map((group) => ({
      ...group,
      // The campaign has the budget.
      budget_type: null,
      budget: null,
      startTime: null,
      endTime: null,
      ads: adsByGroup.get(group.external_id) ?? [],
    })),
    days: await readGoogleDays(place, { from: days.since, to: days.until }),
  };
}

/** Lists what Google's policies refuse, with the text at fault where Google names it. */
export function listFindings({ texts, names, media, topics }: GoogleParts): RefreshedAd['status_reasons'] {
  return [
    ...topics.map((topic) => ({ code: topic, message: describeTopic(topic) })),
    ...texts.flatMap((part) =>
      part.topics.map((topic) => ({ code: topic, message: `${describeTopic(topic)} (“${part.text}”)` })),
    ),
    ...names.flatMap((name) =>
      name.topics.map((topic) => ({
        code: topic,
        message: `${describeTopic(topic)} (${describeName(name)})`,
      })),
    ),
    ...media.flatMap((medium) =>
      medium.topics.map((topic) => ({ code: topic, message: `${describeTopic(topic)} (${medium.title})` })),
    ),
  ];
}
