import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { storyCity, storyPin, storyPlaces } from '../../../story/storyLookups';
import { PlacesSection } from './PlacesSection';
import { changed } from './PlacesSection.fixtures';

const meta = {
  title: 'Ad editor/Settings/PlacesSection',
  component: PlacesSection,
  args: { readOnly: false },
  decorators: [inSettingsForm(changed)],
  beforeEach({ msw }) {
    changed.mockClear();
    msw.use(mock(contract.lookups.locations).ok({ data: storyPlaces }));
  },
} satisfies Meta<typeof PlacesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { targeting: { location: { facebook: [storyCity, storyPin] } } },
};

export const LockedByCategory: Story = {
  parameters: {
    targeting: {
      specialAdCategory: 'HOUSING',
      location: {
        facebook: [
          { ...storyCity, mode: 'exclude' },
          { ...storyCity, type: 'zip', key: 'US:10001', name: '10001' },
          { ...storyPin, radius: 20, distanceUnit: 'kilometer' },
        ],
      },
    },
  },
};
