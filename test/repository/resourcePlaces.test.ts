import { describe, expect, it } from 'vitest';
import {
  listFlatFolders,
  listMisplacedResources,
  listMisplacedStories,
  listTwins,
} from '../../scripts/metrics/placeResources.mjs';

const contract = 'packages/contract/src';
const modules = 'packages/api-server/src/modules';
const schema = 'packages/api-server/src/db/schema';

describe('the map of both products', () => {
  it('accepts a resource that has the same path in each part', () => {
    const paths = [
      `${contract}/ads/leads/calls.ts`,
      `${modules}/ads/leads/queries.ts`,
      `${schema}/ads/leads.ts`,
      `${schema}/index.ts`,
      `${contract}/rules/adTypes.ts`,
    ];
    expect(listMisplacedResources(paths)).toEqual([]);
  });

  it('names a resource that is in two areas', () => {
    const paths = [`${contract}/ads/leads/calls.ts`, `${schema}/account/leads.ts`];
    expect(listMisplacedResources(paths)).toEqual([`${contract}/ads/leads ${schema}/account/leads`]);
  });

  it('names a folder that is no area', () => {
    expect(listMisplacedResources([`${modules}/leads/queries.ts`])).toEqual([`${modules}/leads is no area`]);
  });

  it.each([
    ['Screens/Ads/Lead forms/LeadFormScreen', 0],
    ['Screens/Lead forms/LeadFormScreen', 1],
    ['Screens/Widget/Lead forms/LeadFormScreen', 1],
    ['', 1],
  ])('expects a title like the folder of a screen, for %j', (title, count) => {
    const path = 'packages/screens/src/ads/leadForms/LeadFormScreen/LeadFormScreen.stories.tsx';
    expect(listMisplacedStories([{ path, title }])).toHaveLength(count);
  });

  it('names a resource that repeats another one for other people', () => {
    const paths = [`${contract}/widget/surveys/calls.ts`, `${contract}/widget/projectSurveys/calls.ts`];
    expect(listTwins(paths)).toEqual([`${contract}/widget/surveys ${contract}/widget/projectSurveys`]);
  });

  it('accepts one resource with two audiences', () => {
    const paths = ['visitor', 'manage'].map((audience) => `${contract}/widget/surveys/${audience}/calls.ts`);
    expect(listTwins(paths)).toEqual([]);
  });

  it.each([
    [24, []],
    [25, ['packages/ui/src/fields 25']],
  ])('has groups in a folder of more than 24 files (%i)', (count, flat) => {
    const paths = Array.from({ length: count }, (_none, index) => `packages/ui/src/fields/Field${index}.tsx`);
    expect(listFlatFolders(paths)).toEqual(flat);
  });
});
