import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor, within } from 'storybook/test';
import { MessageScreen, type MessageScreenProps } from './MessageScreen';
import statesMeta from './MessageScreen.stories';

/** A new message in the first project of the seeded world. */
function NewMessage(props: MessageScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <MessageScreen {...props} projectId={project.id} messageId={undefined} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Outbound/MessageScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The API in the tab.
  beforeEach: () => undefined,
  render: (args: MessageScreenProps) => <NewMessage {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatesABannerForSomePages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const kind = await canvas.findByRole('combobox', { name: 'Kind' });
    await userEvent.selectOptions(kind, 'Banner');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    const text = canvas.getByRole('textbox', { name: /^Text/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Summer sale');
    await expect(await preview.findByText('Summer sale')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Button' }),
      'Start a conversation or a bot',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add page rule' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create message' }));
    await expect(await canvas.findByText('Not saved')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Text of the button/ }), 'Ask us');
    await expect(await preview.findByRole('button', { name: 'Ask us' })).toBeVisible();
    const rules = within(canvas.getByRole('group', { name: 'Page rules' }));
    await userEvent.type(rules.getByRole('textbox', { name: /^Text/ }), '/cart');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Summer banner');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Frequency' }),
      'Again after some days',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create message' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const NeedsASurveyToSend: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const kind = await canvas.findByRole('combobox', { name: 'Kind' });
    await userEvent.selectOptions(kind, 'Survey');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Booking survey');
    await userEvent.click(canvas.getByRole('button', { name: 'Create message' }));
    await expect(await canvas.findByText('Please choose a survey.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Survey/ }), 'How was booking?');
    await expect(await canvas.findByRole('form', { name: 'How was booking?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create message' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};
