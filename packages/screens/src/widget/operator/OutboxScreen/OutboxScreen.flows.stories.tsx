import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import statesMeta from './OutboxScreen.stories';

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

/** The API in the tab has sent no emails yet. */
export const StartsEmpty: Story = {
  beforeEach: () => undefined,
  play: async ({ canvas }) => {
    await canvas.findByText('No emails yet');
  },
};
