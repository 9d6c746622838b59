import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { fillInMissingInserts, mockMissingInserts } from '../review/missingInserts.fixtures';
import { goToConfirm } from './LaunchDrawer.fixtures';
import statesMeta from './LaunchDrawer.stories';

const meta = { ...statesMeta, title: 'Ad editor/LaunchDrawer/Insert flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** What a client's inserts lack is filled in where the launch is checked. */
export const FillsInWhatAClientLacks: Story = {
  args: { isAgency: true },
  beforeEach({ msw }) {
    msw.use(...mockMissingInserts('reviewFacebook', 'templateContent.headlines.0.value', []));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: /Client/ }), 'har');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Dental/ }));
    await goToConfirm(userEvent);
    await fillInMissingInserts(userEvent);
  },
};
