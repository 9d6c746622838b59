import { type Api, useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseMine, OtherUser, saveAsOtherUser } from '../../../story/OtherUser';
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

const script = [{ id: 'start', text: 'Hello!', choices: [] }];

/** Adds two bots to the first project, or renames them as another user. */
async function storeTwoBots(client: Api['client'], names: readonly [string, string]) {
  const [project] = (await client.projects.list({ query: {} })).data;
  if (!project) throw new Error('The seeded world has no project.');
  const params = { id: project.id };
  const { version, bots } = await client.bots.list({ params });
  const others = bots.filter(({ bot_id }) => bot_id !== 'edited' && bot_id !== 'other');
  const two = ['edited', 'other'].map((bot_id, index) => ({
    bot_id,
    name: names[index] ?? bot_id,
    steps: script,
  }));
  await client.bots.update({ params, body: { version, bots: [...others, ...two] } });
  return project.id;
}

/** The editor of one of two bots, and the names of all stored ones. */
function EditedBot({ isNew, ...props }: BotScreenProps & { isNew: boolean }) {
  const { client, queries } = useApi();
  const seeded = useQuery({
    queryKey: ['two bots'],
    queryFn: () => storeTwoBots(client, ['Edited bot', 'Other bot']),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const params = { id: seeded.data ?? 0 };
  const { data } = useQuery({ ...queries.bots.list.query({ params }), enabled: seeded.isSuccess });
  if (!data) return null;
  return (
    <OtherUser save={() => storeTwoBots(client, ['Their bot', 'Their other bot'])}>
      <output>{data.bots.map(({ name }) => name).join(', ')}</output>
      <BotScreen {...props} projectId={params.id} botId={isNew ? undefined : 'edited'} />
    </OtherUser>
  );
}

/** What belongs to an answer stays beside its field when an error appears below. */
export const ShowsAnErrorBelowAnAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /^Name/ });
    const field = canvas.getByRole('textbox', { name: /^Answer 2/ });
    const button = canvas.getByRole('button', { name: 'Remove answer 2' });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Create bot' }));
    await waitFor(() => expect(field).toBeInvalid());
    const [text, action] = [field.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect([action.top, action.bottom]).toEqual([text.top, text.bottom]);
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(preview.getByRole('button', { name: 'I have a question' })).toBeVisible();
    await expect(preview.queryByRole('button', { name: '' })).not.toBeInTheDocument();
  },
};

/** Two answers are equal for a moment, while one of them is typed. */
export const RefusesEqualAnswers: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('textbox', { name: 'Answer 1' });
    const second = canvas.getByRole('textbox', { name: 'Answer 2' });
    await userEvent.clear(first);
    await userEvent.type(first, 'Same');
    await userEvent.clear(second);
    await userEvent.type(second, 'Same!');
    await expect(second).toHaveValue('Same!');
    await userEvent.type(second, '{Backspace}');
    await userEvent.tab();
    await expect(await canvas.findByText('Each answer needs its own text.')).toBeVisible();
    await expect(second).toBeInvalid();
  },
};

export const MergesMyBotIntoAnotherUsersBots: Story = {
  render: (args: BotScreenProps) => <EditedBot {...args} isNew={false} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'My bot');
    await saveAsOtherUser(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await chooseMine(context, { record: 'bot', theirs: 'Their bot', mine: 'My bot' });
    await canvas.findByText(/My bot, Their other bot$/);
  },
};

export const AddsMyBotToAnotherUsersBots: Story = {
  render: (args: BotScreenProps) => <EditedBot {...args} isNew />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'My new bot');
    await saveAsOtherUser(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Create bot' }));
    await screen.findByRole('alertdialog', { name: 'Another user changed this bot' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await canvas.findByText(/Their bot, Their other bot, My new bot$/);
  },
};
