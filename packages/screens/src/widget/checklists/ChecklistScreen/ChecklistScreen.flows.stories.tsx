import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor, within } from 'storybook/test';
import { targets } from '../../outbound/outbound.fixtures';
import { ChecklistScreen, type ChecklistScreenProps } from './ChecklistScreen';
import statesMeta from './ChecklistScreen.stories';

/** The screen in the first project of the seeded world. */
function InProject(props: ChecklistScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <ChecklistScreen {...props} projectId={project.id} checklistId={undefined} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Checklists/ChecklistScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The API in the tab.
  beforeEach: () => undefined,
  render: (args: ChecklistScreenProps) => <InProject {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatesAChecklist: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [title, step] = await canvas.findAllByRole('textbox', { name: /^Title/ });
    if (!title || !step) throw new Error('A new checklist has a title and a first step.');
    await userEvent.type(title, 'Go live');
    await userEvent.type(step, 'Connect your domain');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await userEvent.click(await preview.findByRole('button', { name: /Connect your domain/ }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Completed by the event/ }),
      'domain connected',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add a button' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create checklist' }));
    await canvas.findByText('Please enter a valid URL.');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Address/ }), 'site.example/domain');
    const button = canvas.getByRole('combobox', { name: 'Button' });
    await userEvent.selectOptions(button, 'Open a help article');
    await canvas.findByRole('option', { name: 'Open your account' });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /^Help article/ }),
      'Open your account',
    );
    await userEvent.selectOptions(button, 'Open a form');
    await userEvent.click(canvas.getByRole('button', { name: 'Create checklist' }));
    await canvas.findByText('This field is required.');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Form/ }), 'Report a bug');
    await userEvent.click(canvas.getByRole('button', { name: 'Create checklist' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const MarksDrafts: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.outboundMessages.targets).ok(targets));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a button' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Button' }), 'Open a help article');
    const article = canvas.getByRole('combobox', { name: /^Help article/ });
    await userEvent.selectOptions(
      article,
      await canvas.findByRole('option', { name: 'How do I move my data? (draft)' }),
    );
    await expect(article).toHaveValue('9');
  },
};
