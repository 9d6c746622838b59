import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { CustomAudienceSection } from './CustomAudienceSection';
import { changed, settingsAccount } from './CustomAudienceSection.fixtures';

const audiences = toListPage(
  { id: '901', name: 'Website visitors', subtype: 'WEBSITE', approximate_count: 12_000 },
  { id: '902', name: 'Visitors, alike', subtype: 'LOOKALIKE', approximate_count: null },
);

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
