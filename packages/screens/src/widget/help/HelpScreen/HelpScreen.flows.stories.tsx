import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { HelpScreen, type HelpScreenProps } from './HelpScreen';
import statesMeta from './HelpScreen.stories';

/** The screen in the first project of the seeded world. */
function InProject(props: HelpScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <HelpScreen {...props} projectId={project.id} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Help/HelpScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The operator's project of the seeded world has content; the API in the tab serves it.
  globals: { role: 'SuperAdmin' },
  beforeEach: () => undefined,
  render: (args: HelpScreenProps) => <InProject {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatesAndDeletesACollection: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Collections' });
    await userEvent.click(canvas.getByRole('button', { name: 'New collection' }));
    const dialog = await screen.findByRole('dialog', { name: 'New collection' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'Billing questions');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create collection' }));
    const card = await canvas.findByRole('region', { name: 'Billing questions' });
    await expect(card).toHaveTextContent('No articles yet.');
    await userEvent.click(within(card).getByRole('button', { name: 'Actions for Billing questions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const prompt = await screen.findByRole('alertdialog');
    await expect(prompt).toHaveTextContent('It has no articles.');
    await userEvent.click(within(prompt).getByRole('button', { name: 'Delete collection' }));
    await screen.findByText('Collection deleted.');
  },
};

export const ReordersArticlesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [list] = await canvas.findAllByRole('list', { name: /^Articles in/ });
    if (!list) throw new Error('The seeded help center has no articles.');
    const titles = () =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const [first, second] = titles();
    within(list)
      .getByRole('button', { name: `Move ${second}` })
      .focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(titles().slice(0, 2)).toEqual([second, first]));
  },
};
