import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { projectBots } from '../../outbound/outbound.fixtures';
import { config } from '../../projects/projects.fixtures';
import { BotScreen } from './BotScreen';

const meta = {
  title: 'Screens/Widget/Bots/BotScreen',
  component: BotScreen,
  args: { projectId: 4, botId: 'guide', listHref: '#/bots', onSaved: fn() },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.bots.list).ok(projectBots));
    msw.use(mock(contract.projects.config).ok(config));
  },
} satisfies Meta<typeof BotScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = { args: { botId: undefined } };

export const Missing: Story = { args: { botId: 'gone' } };

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
