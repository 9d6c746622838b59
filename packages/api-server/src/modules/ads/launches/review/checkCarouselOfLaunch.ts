import type { LaunchBlocker, LaunchFieldPath } from '@adlane/contract/ads/launches';
import {
  carouselMessages,
  checkCarousel,
  checkFilledCards,
  checkUrl,
  findCarousel,
} from '@adlane/contract/rules';
import { opensTwoApps } from '../facebook/content/placementRules';
import { fillInserts } from '../inputs/fillInserts';
import type { LaunchInputs } from '../inputs/launchSettings';

/**
 * Lists what blocks the launch of a carousel: its cards, and what Meta offers for single images and videos alone. Takes inputs
 * with inserts as they are written. Pure.
 */
export function checkCarouselOfLaunch(inputs: LaunchInputs): LaunchBlocker[] {
  const { template, settings, inserts, media } = inputs;
  const { templateContent: content } = template;
  if (!findCarousel(content)) return [];
  const type = settings.FbAdSetting.ad_launch_type;
  const findings = {
    ...checkFilledLinks(inputs),
    ...checkCarousel(content, type, { inserts, media }),
    ...checkFilledCards(content, type, inserts),
  };
  const blockers = Object.entries(findings).flatMap(([path, [message]]): LaunchBlocker[] =>
    message === undefined ? [] : [{ field: `templateContent.${path}`, message }],
  );
  const apps: LaunchFieldPath = 'templateTargeting.messagingApps';
  return opensTwoApps(inputs)
    ? [...blockers, { field: apps, message: carouselMessages.oneAppForCards }]
    : blockers;
}

/** An insert in the place of a link must have a web address as its value. */
function checkFilledLinks(inputs: LaunchInputs): Record<string, string[]> {
  if (inputs.settings.FbAdSetting.ad_launch_type !== 'landing_page') return {};
  const cards = findCarousel(fillInserts(inputs).template.templateContent)?.cards ?? [];
  return Object.fromEntries(
    cards.flatMap(({ link }, index) => {
      const message = link.trim() === '' ? undefined : checkUrl(link);
      return message === undefined ? [] : [[`carousel.cards.${index}.link`, [message]] as const];
    }),
  );
}
