import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { outboundHrefs } from '../../outbound/outbound.fixtures';
import { tooltip, tour } from '../guides.fixtures';
import { GuidesScreen } from './GuidesScreen';

const toPage = (data: (typeof tour | typeof tooltip)[]) => ({
  data,
  meta: { page: 1, per_page: 12, total: data.length },
});

const meta = {
  title: 'Screens/Widget/Guides/GuidesScreen',
  component: GuidesScreen,
  args: {
    projectId: 4,
    kind: 'tour',
    projectHref: '#/project',
    hrefs: outboundHrefs,
    newHref: '#/tours/new',
    newMessageHref: '#/messages/new',
    guideHref: (id) => `#/tours/${id}`,
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.guides.list).ok(
        toPage([
          tour,
          { ...tour, id: 13, name: 'Reports', status: 'draft', started: 0, completed: 0 },
          { ...tour, id: 15, name: 'Invoices', missing: 5 },
          { ...tour, id: 14, name: 'The new calendar', status: 'archived', started: 90, completed: 61 },
        ]),
      ),
    );
  },
} satisfies Meta<typeof GuidesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tours: Story = {};

export const Tooltips: Story = {
  args: { kind: 'tooltip' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.guides.list).ok(
        toPage([tooltip, { ...tooltip, id: 15, name: 'Postal code', status: 'live' }]),
      ),
    );
  },
};

export const SuperAdmin: Story = { globals: { role: 'SuperAdmin' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.guides.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.guides.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.guides.list).error());
  },
};
