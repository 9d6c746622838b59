import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { TeamScreen } from './TeamScreen';

const meta = {
  title: 'Screens/Account/Account/TeamScreen',
  component: TeamScreen,
  decorators: [withUrlState],
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnerAndInvitedMember: Story = {
  beforeEach({ msw }) {
    const owner = {
      id: 2,
      email: 'ava@brooks-growth.example',
      first_name: 'Ava',
      last_name: 'Brooks',
      team_role: 'owner' as const,
      status: 'active' as const,
      last_seen_at: '2026-11-22T09:00:00.000Z',
      created_at: '2026-02-02T09:00:00.000Z',
    };
    const invited = { id: 9, email: 'jo@brooks-growth.example', first_name: 'Jo', last_name: 'Lind' };
    msw.use(
      mock(contract.account.team).ok({
        data: [owner, { ...owner, ...invited, team_role: 'member', status: 'invited', last_seen_at: null }],
        meta: { page: 1, per_page: 12, total: 2 },
      }),
    );
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.account.team).empty());
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.account.team).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.account.team).error(500, { message: 'The team could not be read.' }));
  },
};
