import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { AudienceSection } from './AudienceSection';
import { changed, locales } from './AudienceSection.fixtures';

const meta = {
  title: 'Ad editor/Settings/AudienceSection',
  component: AudienceSection,
  args: { readOnly: false },
  decorators: [inSettingsForm(changed)],
  beforeEach({ msw }) {
    changed.mockClear();
    msw.use(
      mock(contract.lookups.targetingLocales).ok({ data: locales }),
      mock(contract.lookups.languages).ok({ data: [{ code: 24, iso: null, label: 'English (UK)' }] }),
    );
  },
} satisfies Meta<typeof AudienceSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { targeting: { locales: [24] } },
};

export const LockedByCategory: Story = {
  parameters: { targeting: { specialAdCategory: 'HOUSING', gender: 'male', minAge: 30 } },
};
