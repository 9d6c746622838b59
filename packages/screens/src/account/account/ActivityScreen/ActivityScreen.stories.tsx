import { contract } from '@adlane/contract';
import type { AuditEntry } from '@adlane/contract/account/auditLog';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withUrlState } from '../../../story/withUrlState';
import { ActivityScreen } from './ActivityScreen';

const entry: AuditEntry = {
  id: 1,
  action: 'clients.update',
  actor: { id: 2, name: 'Ava Reyes', entity_type: 'Agency', acting_user_id: null },
  item_kind: 'clients',
  item_id: 7,
  changes: {
    name: { from: 'Brightside', to: 'Brightside Dental' },
    niche: { from: null, to: 'Dentist' },
    phone: { from: '', to: '+15552070131' },
    website: { from: '', to: 'https://brightside.example' },
  },
  ip: '203.0.113.7',
  created_at: '2026-11-20T15:24:00.000Z',
};

const meta = {
  title: 'Screens/Account/Account/ActivityScreen',
  component: ActivityScreen,
  decorators: [withUrlState],
  beforeEach({ msw }) {
    msw.use(
      mock(contract.auditLog.list).ok({
        data: [
          entry,
          {
            ...entry,
            id: 2,
            action: 'templates.bulkDelete',
            actor: { ...entry.actor, acting_user_id: 1 },
            item_id: null,
            changes: {},
          },
        ],
        meta: { page: 1, per_page: 12, total: 2 },
      }),
    );
  },
} satisfies Meta<typeof ActivityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.auditLog.list).empty());
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.auditLog.list).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.auditLog.list).error(500, { message: 'The log could not be read.' }));
  },
};
