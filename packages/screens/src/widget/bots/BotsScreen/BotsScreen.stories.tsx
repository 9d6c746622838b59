import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { outboundHrefs, projectBots } from '../../outbound/outbound.fixtures';
import { BotsScreen } from './BotsScreen';

const meta = {
  title: 'Screens/Widget/Bots/BotsScreen',
  component: BotsScreen,
  args: {
    projectId: 4,
    projectHref: '#/project',
    hrefs: outboundHrefs,
    newHref: '#/bots/new',
    articlesHref: '#/help',
    botHref: (id) => `#/bots/${id}`,
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.bots.list).ok(projectBots));
  },
} satisfies Meta<typeof BotsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.bots.list).ok({ version: 1, help_answers: false, bots: [] }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.bots.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.bots.list).error());
  },
};
