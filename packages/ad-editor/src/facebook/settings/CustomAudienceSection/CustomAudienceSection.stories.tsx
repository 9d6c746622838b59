import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { storyAccount, toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { CustomAudienceSection } from './CustomAudienceSection';
import { changed, settingsAccount } from './CustomAudienceSection.fixtures';

const audiences = toListPage(
  { id: '901', name: 'Website visitors', subtype: 'WEBSITE', approximate_count: 12_000 },
  { id: '902', name: 'Visitors, alike', subtype: 'LOOKALIKE', approximate_count: null },
);
const second = { ...storyAccount, id: 2, name: 'Second account', is_default: false };

const meta = {
  title: 'Ad editor/Settings/CustomAudienceSection',
  component: CustomAudienceSection,
  args: { readOnly: false, settingsAccount },
  decorators: [inSettingsForm(changed)],
  beforeEach({ msw }) {
    changed.mockClear();
    msw.use(mock(contract.facebookAssets.customAudiences).ok(audiences));
  },
} satisfies Meta<typeof CustomAudienceSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = {
  args: { readOnly: true },
};

export const OfAnotherAccount: Story = {
  args: { settingsAccount: { ...settingsAccount, accounts: [storyAccount, second] } },
  parameters: {
    targeting: { selectedCustomAudience: [{ id: '7', name: 'Old patients', ad_account_id: 2 }] },
  },
};

export const NoAccount: Story = {
  args: { settingsAccount: { ...settingsAccount, accounts: [], account: undefined } },
};

export const Failed: Story = {
  args: {
    settingsAccount: { ...settingsAccount, accounts: [], account: undefined, error: new Error('down') },
  },
};
