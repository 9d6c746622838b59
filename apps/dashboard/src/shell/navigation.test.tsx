import { describe, expect, it } from 'vitest';
import type { Area } from '../navigation/paths';
import { buildNavigation } from './navigation';

function getCurrentHrefs(area: Area, pathname: string): string[] {
  const { main } = buildNavigation(area, pathname);
  return main
    .flatMap((item) => [item, ...(item.children ?? [])])
    .filter((item) => item.current)
    .map(({ label }) => label);
}

describe('the navigation', () => {
  it.each<[Area, string, string[]]>([
    [{ kind: 'agency' }, '/agency/ads/manage', ['Ads', 'Launched Ads']],
    [{ kind: 'agency' }, '/agency/ads/your-ads/templates/7', ['Ads', 'Ad Templates']],
    [{ kind: 'client', highLevelId: 'h' }, '/agency/h/ads/manage', ['Ads', 'Launched Ads']],
    [{ kind: 'agency' }, '/agency/smart-tag', ['Inserts']],
    [{ kind: 'client', highLevelId: 'h' }, '/agency/h/inserts', ['Inserts']],
    [{ kind: 'agency' }, '/agency/connect/facebook', ['Ad Accounts']],
    [{ kind: 'client', highLevelId: 'h' }, '/agency/h/connect', ['Ad Accounts']],
    [{ kind: 'superAdmin' }, '/super-admin/connect', ['Ad Accounts']],
    [{ kind: 'superAdmin' }, '/super-admin/ads/master/templates', ['Master Ad Templates']],
    [{ kind: 'superAdmin' }, '/super-admin/tickets/3', ['Feedback', 'Tickets']],
    [{ kind: 'agency' }, '/agency/projects/3', ['Feedback', 'Projects']],
    [{ kind: 'superAdmin' }, '/super-admin/trial-subscriber', ['Subscribers', 'Trial subscribers']],
  ])('of the area %j at %s marks %j as current', (area, pathname, expected) =>
    expect(getCurrentHrefs(area, pathname)).toEqual(expected),
  );
});
