import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { outboundHrefs } from '../../outbound/outbound.fixtures';
import { noMatches } from '../../people/people.fixtures';
import { config, installation, noPeople, people, project } from '../projects.fixtures';
import { ProjectScreen } from './ProjectScreen';

const meta = {
  title: 'Screens/Widget/Projects/ProjectScreen',
  component: ProjectScreen,
  args: {
    projectId: 4,
    listHref: '#/agency/projects',
    ticketsHref: '#/agency/tickets?project=4',
    contentHrefs: {
      project: '#/project',
      help: '#/help',
      news: '#/news',
      checklists: '#/checklists',
      featureRequests: '#/feature-requests',
    },
    outboundHrefs,
  },
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(mock(contract.projects.view).ok(project));
    msw.use(mock(contract.projects.config).ok(config));
    msw.use(mock(contract.projects.installation).ok(installation));
    msw.use(mock(contract.people.list).ok(people));
    msw.use(mock(contract.people.matches).ok(noMatches));
    msw.use(mock(contract.outboundMessages.pace).ok({ messages_per_day: 4 }));
    msw.use(mock(contract.people.retention).ok({ retention_days: null, replay_days: 90 }));
    msw.use(mock(contract.projects.answerTime).ok({ answer_minutes: null }));
    msw.use(
      mock(contract.projects.availability).ok({
        reply_time: null,
        office_hours: null,
        updated_at: '2026-11-02T09:00:00.000Z',
      }),
    );
  },
} satisfies Meta<typeof ProjectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Install: Story = {};

export const InboxSettings: Story = { parameters: { url: '?tab=inbox' } };

export const Installed: Story = {
  beforeEach({ msw }) {
    const seen = { first_seen_at: project.created_at, first_seen_host: 'staging.example' };
    const last = { last_seen_at: project.last_seen_at, last_seen_host: project.last_seen_host };
    msw.use(mock(contract.projects.installation).ok({ ...installation, ...seen, ...last }));
  },
};

export const Appearance: Story = { parameters: { url: '?tab=appearance' } };

export const Forms: Story = { parameters: { url: '?tab=forms' } };

export const NoForms: Story = {
  parameters: { url: '?tab=forms' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.projects.config).ok({ ...config, config: { ...config.config, feedbackFlows: [] } }),
    );
  },
};

export const Texts: Story = { parameters: { url: '?tab=texts' } };

export const PrivacyAndLogging: Story = { parameters: { url: '?tab=privacy' } };

export const PeopleAndRetention: Story = { parameters: { url: '?tab=people' } };

export const NoPeople: Story = {
  parameters: { url: '?tab=people' },
  beforeEach({ msw }) {
    msw.use(mock(contract.people.list).ok(noPeople));
  },
};

export const KeysAndIdentity: Story = { parameters: { url: '?tab=keys' } };

export const Content: Story = { parameters: { url: '?tab=content' } };

export const Outbound: Story = { parameters: { url: '?tab=outbound' } };

export const Archived: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projects.view).ok({ ...project, archived_at: project.updated_at }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projects.view).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.projects.view).error());
  },
};
