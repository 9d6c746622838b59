import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inSettingsForm } from '../../../story/SettingsForm';
import { storyCity, storyOptions, storyPin } from '../../../story/storyLookups';
import { SettingsTab } from './SettingsTab';

const changed = fn();
const reach = { users_lower_bound: 1_200_000, users_upper_bound: 1_400_000, is_ready: true };

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

export const Default: Story = {};

export const EstimateLoading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.facebookAssets.reachEstimate).slow());
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
};

export const NoPlaces: Story = {
  // Story parameters are merged by field: omitted ones stay.
  parameters: { targeting: { location: { facebook: [] } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Add a location to see how many people this reaches.'),
    ).toBeVisible();
  },
};

export const EstimateNotReady: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.facebookAssets.reachEstimate).ok({ ...reach, is_ready: false }));
  },
};

export const EstimateFailed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.facebookAssets.reachEstimate).error(429, { message: 'Facebook asks to wait.' }));
  },
};

export const NoAccount: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.sources.adAccounts).empty());
  },
};
