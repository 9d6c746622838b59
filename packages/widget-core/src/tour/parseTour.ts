import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';
import { asObject, asText, type WireObject } from '../json/readers';
import type { TourStep } from './tourState';

/** Parses a tour of the server, the builder or the host's page; undefined without a list of steps. */
export function parseTour(value: unknown): TourConfig | undefined {
  const tour = asObject(value);
  if (!tour || !Array.isArray(tour.steps)) return undefined;
  const sender = asObject(tour.sender);
  return {
    steps: tour.steps
      .map(asObject)
      .filter((step) => step !== undefined)
      .map(parseStep),
    ...(sender && {
      sender: { firstName: asText(sender.firstName) ?? '', profileImageUrl: asText(sender.profileImageUrl) },
    }),
    allowClose: tour.allowClose === true,
    backButton: tour.backButton === true,
    nextText: asText(tour.nextText) ?? '',
    prevText: asText(tour.prevText) ?? '',
    doneText: asText(tour.doneText) ?? '',
  };
}

function parseStep(step: WireObject): TourStep {
  const { type, mode } = step;
  return {
    type: type === 'post' || type === 'video-pointer' ? type : 'pointer',
    mode: mode === 'CLICK' || mode === 'INPUT' ? mode : '',
    message: asText(step.message) ?? '',
    selector: asText(step.selector),
    videoUrl: asText(step.videoUrl),
  };
}
