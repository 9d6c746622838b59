import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutboxScreen } from './OutboxScreen';
import { arriving, off } from './OutboxScreen.fixtures';

const mail = {
  id: 'mail-1',
  to: 'nina@pier-nine.example',
  from_name: 'Adlane',
  subject: 'Choose your password',
  text: 'Hello Nina,\n\nchoose a password to sign in:\nhttp://localhost:4300/accept-invitation#token=demo\n\nThe link is valid for 7 days.',
  sent_at: '2026-11-23T09:00:00.000Z',
};

const meta = {
  title: 'Screens/Widget/Operator/OutboxScreen',
  component: OutboxScreen,
  globals: { role: 'SuperAdmin' },
  beforeEach({ msw }) {
    msw.use(
      mock(contract.operator.outbox).ok({
        data: [mail, { ...mail, id: 'mail-2', subject: 'You have a new lead' }],
      }),
      mock(contract.operator.inboundMail).ok(arriving),
    );
  },
} satisfies Meta<typeof OutboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.operator.outbox).ok({ data: [] }));
  },
};

/** A server that delivers emails. */
export const Delivered: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.operator.outbox).error(404, { message: 'Not found.' }));
  },
};

export const WithoutAnswers: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.operator.inboundMail).ok(off));
  },
};

export const UnreadableMailbox: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.operator.inboundMail).ok({
        ...arriving,
        has_webhook: false,
        problem: "The mailbox can't be read: the user name or password was refused.",
        last_received_at: null,
      }),
    );
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.operator.outbox).slow(), mock(contract.operator.inboundMail).slow());
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.operator.outbox).error(500, { message: 'The emails could not be read.' }),
      mock(contract.operator.inboundMail).error(500, { message: 'The state could not be read.' }),
    );
  },
};
