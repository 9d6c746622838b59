import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { storyOptions } from '../../../story/storyLookups';
import { DetailedTargetingSection } from './DetailedTargetingSection';
import { changed } from './DetailedTargetingSection.fixtures';

const chosen = {
  interests: [{ id: '6003107902433', name: 'Dentistry', type: 'interests' }],
  demographics: [{ id: '6002714398172', name: 'Newlywed', type: 'life_events' }],
  behaviors: [],
};

const meta = {
  title: 'Ad editor/Settings/DetailedTargetingSection',
  component: DetailedTargetingSection,
  args: { readOnly: false },
  decorators: [inSettingsForm(changed, { detailedTargeting: chosen })],
  beforeEach({ msw }) {
    changed.mockClear();
    msw.use(
      mock(contract.lookups.targeting).ok({ data: storyOptions }),
      mock(contract.lookups.suggestTargeting).ok({ data: storyOptions.slice(1, 2) }),
    );
  },
} satisfies Meta<typeof DetailedTargetingSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = {
  args: { readOnly: true },
};

export const NotAvailable: Story = {
  parameters: { targeting: { specialAdCategory: 'HOUSING' } },
  beforeEach({ msw }) {
    msw.use(mock(contract.lookups.targeting).ok({ data: storyOptions.slice(0, 2) }));
  },
};
