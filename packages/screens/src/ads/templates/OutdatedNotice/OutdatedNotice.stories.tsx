import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { OutdatedNotice } from './OutdatedNotice';
import { outdatedTemplates } from './outdated.fixtures';

const meta = {
  title: 'Screens/Ads/Templates/OutdatedNotice',
  component: OutdatedNotice,
  args: { user: { entity_type: 'Agency', permissions: {} } },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.outdated).ok({ data: outdatedTemplates }));
  },
} satisfies Meta<typeof OutdatedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.outdated).ok({ data: outdatedTemplates.slice(0, 1) }));
  },
};

export const None: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.outdated).ok({ data: [] }));
  },
};

/** The list of templates goes on without it. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.outdated).error(500, { message: 'Not now.' }));
  },
};
