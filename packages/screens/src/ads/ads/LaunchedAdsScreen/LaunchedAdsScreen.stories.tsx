import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryUrlState } from '../../../shared/urlState/UrlStateProvider';
import { LaunchedAdsScreen } from './LaunchedAdsScreen';

const meta = {
  title: 'Screens/Ads/Ads/LaunchedAdsScreen',
  component: LaunchedAdsScreen,
  args: {
    user: { id: 2, group_id: 2, entity_type: 'Agency', permissions: {} },
    getAdHref: (id: number) => `#ad-${id}`,
    templatesHref: '#templates',
  },
  parameters: { url: '' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryUrlState initial={String(parameters.url)}>
        <Story />
      </MemoryUrlState>
    ),
  ],
} satisfies Meta<typeof LaunchedAdsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ads.list).slow());
  },
};
