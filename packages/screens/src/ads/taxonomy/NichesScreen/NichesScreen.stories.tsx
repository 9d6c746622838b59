import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { taxonomyHandlers } from '../taxonomy.fixtures';
import { NichesScreen } from './NichesScreen';

const meta = {
  title: 'Screens/Ads/Taxonomy/NichesScreen',
  component: NichesScreen,
  globals: { role: 'SuperAdmin' },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(...taxonomyHandlers);
  },
} satisfies Meta<typeof NichesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllNiches: Story = {};

export const PendingNiches: Story = { parameters: { url: '?tab=requests' } };

export const Categories: Story = { parameters: { url: '?tab=categories' } };

export const SubCategories: Story = { parameters: { url: '?tab=sub-categories' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.niches.list).empty(), mock(contract.niches.requested).empty());
  },
};

export const NoRequests: Story = { ...Empty, parameters: { url: '?tab=requests' } };

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.niches.list).slow(), mock(contract.niches.requested).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.niches.list).error(500, { message: 'The niches could not be read.' }));
  },
};
