import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { CategorySection } from './CategorySection';
import { changed } from './CategorySection.fixtures';

const meta = {
  title: 'Ad editor/Settings/CategorySection',
  component: CategorySection,
  args: { readOnly: false },
  decorators: [inSettingsForm(changed)],
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof CategorySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { targeting: { specialAdCategory: 'EMPLOYMENT', specialAdCategoryCountry: ['US'] } },
};
