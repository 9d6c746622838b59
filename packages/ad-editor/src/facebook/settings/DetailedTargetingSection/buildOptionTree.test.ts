import type { TargetingOption } from '@adlane/contract/ads/lookups';
import { expect, it } from 'vitest';
import { buildOptionTree } from './buildOptionTree';

const option = (name: string, path: string[]): TargetingOption => ({
  id: name,
  name,
  type: 'behaviors',
  path,
  audience_size_lower_bound: null,
  audience_size_upper_bound: null,
});

it('puts options under the steps of their paths, their own name left out', () => {
  const married = option('Married', ['Demographics', 'Relationship', 'Married']);
  const single = option('Single', ['Demographics', 'Relationship']);
  const parents = option('Parents', ['Demographics', 'Parents']);
  expect(buildOptionTree([married, single, parents])).toEqual([
    {
      name: 'Demographics',
      key: '/Demographics',
      options: [parents],
      branches: [
        {
          name: 'Relationship',
          key: '/Demographics/Relationship',
          options: [married, single],
          branches: [],
        },
      ],
    },
  ]);
});

it('buildOptionTree includes options without a path', () => {
  const lost = option('Lost', []);
  expect(buildOptionTree([lost])).toMatchObject([{ name: 'Others', options: [lost] }]);
  expect(buildOptionTree([])).toEqual([]);
});
