import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { config } from '../../projects/projects.fixtures';
import { tooltip, tour } from '../guides.fixtures';
import { GuideScreen } from './GuideScreen';

const meta = {
  title: 'Screens/Widget/Guides/GuideScreen',
  component: GuideScreen,
  args: {
    projectId: 4,
    kind: 'tour',
    guideId: tour.id,
    listHref: '#/list',
    newMessageHref: '#/messages/new',
    onCreated: fn(),
    onDeleted: fn(),
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.guides.view).ok(tour), mock(contract.projects.config).ok(config));
  },
} satisfies Meta<typeof GuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tour: Story = {};

export const MissingElements: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.guides.view).ok({ ...tour, missing: 7, missed: [0, 7, 2] }));
  },
};

export const MissingElementOfATooltip: Story = {
  args: { kind: 'tooltip', guideId: tooltip.id },
  beforeEach({ msw }) {
    msw.use(mock(contract.guides.view).ok({ ...tooltip, status: 'live', missing: 3 }));
  },
};

export const NewTour: Story = { args: { guideId: undefined } };

export const OfATooltip: Story = {
  args: { kind: 'tooltip', guideId: tooltip.id },
  beforeEach({ msw }) {
    msw.use(mock(contract.guides.view).ok(tooltip));
  },
};

export const NewTooltip: Story = { args: { kind: 'tooltip', guideId: undefined } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.guides.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.guides.view).error());
  },
};
