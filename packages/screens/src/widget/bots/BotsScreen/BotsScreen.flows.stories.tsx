import { contract } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { projectBots } from '../../outbound/outbound.fixtures';
import { BotsScreen } from './BotsScreen';
import statesMeta from './BotsScreen.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Bots/BotsScreen/Flows',
  component: BotsScreen,
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Another user renamed the bot that this user duplicates. */
export const ShowsTheNewListAfterAnotherUsersSave: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Adlane guide' }));
    const stored = { version: 2, bots: projectBots.bots.map((bot) => ({ ...bot, name: 'Their guide' })) };
    const refusal = { code: 'EDIT_CONFLICT', message: errorMessages.editConflict, stored } as const;
    msw.use(mock(contract.bots.update).error(409, refusal), mock(contract.bots.list).ok(stored));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await screen.findByText(errorMessages.editConflict);
    await canvas.findByRole('button', { name: 'Actions for Their guide' });
  },
};
