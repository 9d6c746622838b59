import { defaultPlacements } from '@adlane/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { PlacementSection } from './PlacementSection';
import { changed } from './PlacementSection.fixtures';

const defaults = Object.fromEntries(
  Object.entries(defaultPlacements).map(([platform, positions]) => [platform, [...positions]]),
);

const meta = {
  title: 'Ad editor/Settings/PlacementSection',
  component: PlacementSection,
  args: { readOnly: false },
  decorators: [inSettingsForm(changed, { placement: 'Manual', platform: defaults })],
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof PlacementSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = {
  args: { readOnly: true },
};

export const NoneSelected: Story = {
  parameters: { targeting: { platform: { messenger: ['story'] } } },
};
