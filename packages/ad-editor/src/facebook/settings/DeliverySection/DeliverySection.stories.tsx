import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { DeliverySection } from './DeliverySection';
import { changed } from './DeliverySection.fixtures';

const meta = {
  title: 'Ad editor/Settings/DeliverySection',
  component: DeliverySection,
  args: { readOnly: false },
  decorators: [inSettingsForm(changed)],
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof DeliverySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { ad: { templateAdType: 'messenger' } },
};
