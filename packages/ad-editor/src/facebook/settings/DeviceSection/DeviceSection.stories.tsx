import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { DeviceSection } from './DeviceSection';
import { changed } from './DeviceSection.fixtures';

const meta = {
  title: 'Ad editor/Settings/DeviceSection',
  component: DeviceSection,
  args: { readOnly: false },
  decorators: [inSettingsForm(changed)],
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof DeviceSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = {
  args: { readOnly: true },
};
