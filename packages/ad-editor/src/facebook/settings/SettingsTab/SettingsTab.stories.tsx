import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inSettingsForm } from '../../../story/SettingsForm';
import { storyCity, storyOptions, storyPin } from '../../../story/storyLookups';
import { SettingsTab } from './SettingsTab';
import { reach } from './SettingsTab.fixtures';

const changed = fn();

const meta = {
  title: 'Ad editor/Settings/SettingsTab',
  component: SettingsTab,
  args: { readOnly: false },
  parameters: { targeting: { location: { facebook: [storyCity, storyPin] } } },
  decorators: [inSettingsForm(changed)],
  beforeEach({ msw }) {
    changed.mockClear();
    msw.use(
      mock(contract.sources.adAccounts).ok(toListPage(storyAccount)),
      mock(contract.facebookAssets.reachEstimate).ok(reach),
      mock(contract.lookups.targeting).ok({ data: storyOptions }),
      mock(contract.lookups.suggestTargeting).ok({ data: storyOptions.slice(1) }),
    );
  },
} satisfies Meta<typeof SettingsTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EstimateIsSlow: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.facebookAssets.reachEstimate).slow());
  },
};
