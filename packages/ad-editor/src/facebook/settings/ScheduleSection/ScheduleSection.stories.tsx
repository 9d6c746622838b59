import { placeholderDates } from '@adlane/contract/constants';
import { storyAccount } from '@adlane/mocks/connections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { ScheduleSection } from './ScheduleSection';
import { changed } from './ScheduleSection.fixtures';

const meta = {
  title: 'Ad editor/Settings/ScheduleSection',
  component: ScheduleSection,
  args: { readOnly: false, account: storyAccount },
  decorators: [inSettingsForm(changed)],
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof ScheduleSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoAccount: Story = { args: { account: undefined } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { targeting: placeholderDates },
};

export const WithoutDates: Story = {
  parameters: { targeting: placeholderDates },
};
