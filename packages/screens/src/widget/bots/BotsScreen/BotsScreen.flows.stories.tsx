import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor } from 'storybook/test';
import { projectBots } from '../../outbound/outbound.fixtures';
import { BotsScreen, type BotsScreenProps } from './BotsScreen';
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
    const stored = {
      ...projectBots,
      version: 2,
      bots: projectBots.bots.map((bot) => ({ ...bot, name: 'Their guide' })),
    };
    const refusal = { code: 'EDIT_CONFLICT', message: errorMessages.editConflict, stored } as const;
    msw.use(mock(contract.bots.update).error(409, refusal), mock(contract.bots.list).ok(stored));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await screen.findByText(errorMessages.editConflict);
    await canvas.findByRole('button', { name: 'Actions for Their guide' });
  },
};

function FirstProjectBots(props: BotsScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <BotsScreen {...props} projectId={project.id} /> : null;
}

/** With the API in the tab: the bots stay as they are. */
export const TurnsOnAnswersFromTheHelpCenter: Story = {
  beforeEach: () => undefined,
  render: (args: BotsScreenProps) => <FirstProjectBots {...args} />,
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', { name: /Answer from the help center/ });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await screen.findByText('Answers from the help center turned on.');
    await waitFor(() => expect(control).toBeChecked());
    await expect(canvas.getByRole('link', { name: 'Adlane guide' })).toBeVisible();
  },
};
