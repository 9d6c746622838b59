import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { arriving } from './OutboxScreen.fixtures';
import statesMeta, { Failed, UnreadableMailbox } from './OutboxScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Operator/OutboxScreen/Flows',
  tags: ['flow', '!autodocs'],
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensTheLinkOfAnEmail: Story = {
  beforeEach: statesMeta.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Read Choose your password to nina@pier-nine.example' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose your password' }));
    await expect(dialog.getByRole('link', { name: /accept-invitation/ })).toHaveAttribute(
      'href',
      'http://localhost:4300/accept-invitation#token=demo',
    );
  },
};

/** The API in the tab has sent no emails yet, and receives none. */
export const StartsEmpty: Story = {
  beforeEach: () => undefined,
  play: async ({ canvas }) => {
    await canvas.findByText('No emails yet');
    await canvas.findByText(/^Answers to emails do not arrive/);
  },
};

export const SaysWhyAnswersDoNotArrive: Story = {
  beforeEach: UnreadableMailbox.beforeEach,
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/user name or password was refused/);
    await expect(notice).toHaveTextContent('Answers that wait there arrive once it can be read again.');
    await canvas.findByText("Can't be read");
  },
};

export const LoadsTheStateAgain: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, msw, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Answers by email' }));
    await card.findByText("Couldn't load the state of incoming email");
    msw.use(mock(contract.operator.inboundMail).ok(arriving));
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await card.findByText('reply@in.adlane.example');
  },
};
