import type { AgencyHref, WorkPlace } from '@adlane/screens';
import { type Area, findArea, paths } from './paths';

const viewing: Area = { kind: 'viewingAgency' };

function findPath(place: WorkPlace): string | undefined {
  if (place.kind !== 'page') {
    return place.kind === 'template'
      ? paths.template(viewing, place.id)
      : paths.launchedAd(viewing, place.id);
  }
  // A report's page is masked with `…`; anyone can send another one, and pages of clients are not viewed.
  const isOpen = findArea(place.path)?.kind === 'agency' && /^[\w/-]+$/.test(place.path);
  return isOpen ? `/super-admin${place.path}` : undefined;
}

/** Returns the operator's link to the agency of a report, or to what the agency was working on: by viewing the app as it. */
export const buildWorkHref: AgencyHref = (agency, place) => {
  if (place === undefined) return paths.findSubscriber(agency);
  const path = findPath(place);
  return path === undefined ? undefined : paths.findSubscriber(agency, path);
};
