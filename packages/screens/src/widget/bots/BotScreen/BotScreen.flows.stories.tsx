import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor, within } from 'storybook/test';
import { BotScreen, type BotScreenProps } from './BotScreen';
import statesMeta from './BotScreen.stories';

/** A new bot in the first project of the seeded world. */
function NewBot(props: BotScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <BotScreen {...props} projectId={project.id} botId={undefined} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Bots/BotScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The API in the tab.
  beforeEach: () => undefined,
  render: (args: BotScreenProps) => <NewBot {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const BranchesByAnAnswer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a message after answer 2' }));
    const texts = canvas.getAllByRole('textbox', { name: /The bot says/ });
    await expect(texts).toHaveLength(3);
    if (texts[2]) await userEvent.type(texts[2], 'We open at nine.');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await userEvent.click(preview.getByRole('button', { name: 'Talk to a person' }));
    await expect(preview.getByText('We open at nine.')).toBeVisible();
    await expect(preview.getByText('Your team answers from here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create bot' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};
