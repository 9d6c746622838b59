import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { project } from '../projects.fixtures';
import { ProjectsScreen } from './ProjectsScreen';

const meta = {
  title: 'Screens/Widget/Projects/ProjectsScreen',
  component: ProjectsScreen,
  args: { projectHref: (id) => `#/agency/projects/${id}`, onCreated: fn() },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projects.list).ok({
        data: [
          project,
          { ...project, id: 5, name: 'Booking app', last_seen_at: null, open_tickets: 0 },
          {
            ...project,
            id: 6,
            name: 'The website of the practice in the old town, with its shop and its booking pages',
            last_seen_at: '2026-06-02T10:00:00.000Z',
          },
        ],
        meta: { page: 1, per_page: 12, total: 3 },
      }),
    );
  },
} satisfies Meta<typeof ProjectsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SuperAdmin: Story = { globals: { role: 'SuperAdmin' } };

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projects.list).empty());
  },
};

export const NoMatches: Story = { ...Empty, parameters: { url: '?search=zzzz' } };

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projects.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projects.list).error());
  },
};
