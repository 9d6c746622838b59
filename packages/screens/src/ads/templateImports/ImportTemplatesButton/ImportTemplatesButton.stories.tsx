import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { ImportTemplatesButton } from './ImportTemplatesButton';

const meta = {
  title: 'Screens/Ads/Template imports/ImportTemplatesButton',
  component: ImportTemplatesButton,
  args: {
    user: { entity_type: 'Agency', permissions: {} },
    folderId: undefined,
    masterHref: '#/agency/ads/master',
  },
  decorators: [withUrlState],
  beforeEach: () => {
    localStorage.clear();
  },
} satisfies Meta<typeof ImportTemplatesButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agency: Story = {};

export const ClientWithTemplates: Story = {
  args: {
    user: { entity_type: 'Client', permissions: { adlane_all: true, template_management: true } },
    masterHref: undefined,
  },
};
