import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FeatureRequestsScreen, type FeatureRequestsScreenProps } from './FeatureRequestsScreen';
import statesMeta from './FeatureRequestsScreen.stories';

/** The screen in the first project of the seeded world. */
function InProject(props: FeatureRequestsScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <FeatureRequestsScreen {...props} projectId={project.id} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Feature requests/FeatureRequestsScreen/Flows',
  tags: ['flow', '!autodocs'],
  // The operator's project of the seeded world has content; the API in the tab serves it.
  globals: { role: 'SuperAdmin' },
  beforeEach: () => undefined,
  render: (args: FeatureRequestsScreenProps) => <InProject {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const MergesADuplicate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New request' }));
    const dialog = await screen.findByRole('dialog', { name: 'New feature request' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Title/ }), 'A duplicate wish');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add request' }));
    const actions = await canvas.findByRole('button', { name: 'Actions for A duplicate wish' });
    await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge' }));
    const merge = await screen.findByRole('dialog', { name: 'Merge the request' });
    await userEvent.click(within(merge).getByRole('combobox', { name: /Request that stays/ }));
    const [option] = await screen.findAllByRole('option');
    if (!option) throw new Error('The seeded project has no other request.');
    await userEvent.click(option);
    await userEvent.click(within(merge).getByRole('button', { name: 'Merge' }));
    await screen.findByText('Requests merged.');
    await waitFor(() => expect(canvas.queryByText('A duplicate wish')).not.toBeInTheDocument());
  },
};
