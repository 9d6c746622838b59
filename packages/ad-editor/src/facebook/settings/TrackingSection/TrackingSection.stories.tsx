import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSettingsForm } from '../../../story/SettingsForm';
import { storyTemplate } from '../../../story/storyTemplate';
import { TrackingSection } from './TrackingSection';
import { changed, none } from './TrackingSection.fixtures';

const traffic = {
  templateAdType: 'landing_page',
  templateContent: {
    ...storyTemplate.templateContent,
    landingPageUrl: 'https://brightside.example/book?city=1',
  },
};

const meta = {
  title: 'Ad editor/Settings/TrackingSection',
  component: TrackingSection,
  args: { readOnly: false },
  parameters: { ad: traffic },
  decorators: [inSettingsForm(changed)],
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof TrackingSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadAd: Story = { parameters: { ad: {} } };

export const ReadOnly: Story = {
  args: { readOnly: true },
};

export const Empty: Story = {
  parameters: { targeting: { utmTags: none } },
};
