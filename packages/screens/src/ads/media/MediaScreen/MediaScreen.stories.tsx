import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { mediaPage } from '../media.fixtures';
import { MediaScreen } from './MediaScreen';

const meta = {
  title: 'Screens/Ads/Media/MediaScreen',
  component: MediaScreen,
  args: { user: { entity_type: 'Agency', permissions: {} } },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.media.list).ok(mediaPage));
  },
} satisfies Meta<typeof MediaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.media.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?kind=video' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.media.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.media.list).error(500, { message: 'The library could not be read.' }));
  },
};
