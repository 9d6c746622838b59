import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fillInMissingInserts, mockMissingInserts } from '../../launch/review/missingInserts.fixtures';
import statesMeta from './GoogleLaunchDrawer.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/GoogleLaunchDrawer/Insert flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** What a client's inserts lack is filled in where the launch is checked. */
export const FillsInWhatAClientLacks: Story = {
  args: { isAgency: true },
  beforeEach({ msw }) {
    const field = 'templates.google.createAdTemplateData.headlines.0.text';
    msw.use(...mockMissingInserts('reviewGoogle', field, []));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Client' }), 'Harbor');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Dental/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Budget and dates' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const heading = await screen.findByRole('heading', { name: 'Confirm your information below' });
    await expect(heading).toHaveFocus();
    await fillInMissingInserts(userEvent);
  },
};
