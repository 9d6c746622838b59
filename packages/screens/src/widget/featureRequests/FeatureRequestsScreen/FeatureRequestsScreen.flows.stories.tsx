import { type Api, useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseMine, OtherUser, saveAsOtherUser } from '../../../story/OtherUser';
import { featureThread } from '../../shared/content.fixtures';
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

async function renameNewestRequest(client: Api['client']) {
  const [project] = (await client.projects.list({ query: {} })).data;
  if (!project) throw new Error('The seeded world has no project.');
  const query = { project_id: project.id, search: 'A wish of two' };
  const [request] = (await client.projectFeatureRequests.list({ query })).data;
  if (!request) throw new Error('The request is not stored.');
  const body = { title: 'Their wish', description: 'Their description' };
  return client.projectFeatureRequests.update({ params: { id: request.id }, body });
}

/** A new request, and a button by which another user renames it. */
const withOtherUser = (args: FeatureRequestsScreenProps) => (
  <OtherUser save={renameNewestRequest}>
    <InProject {...args} />
  </OtherUser>
);

/** Adds the request, lets the other user rename it, and opens its menu. */
async function openRenamedRequest(context: Parameters<NonNullable<Story['play']>>[0]) {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'New request' }));
  const adding = await screen.findByRole('dialog', { name: 'New feature request' });
  await userEvent.type(within(adding).getByRole('textbox', { name: /Title/ }), 'A wish of two');
  await userEvent.click(within(adding).getByRole('button', { name: 'Add request' }));
  const actions = await canvas.findByRole('button', { name: 'Actions for A wish of two' });
  await saveAsOtherUser(context);
  await userEvent.click(actions);
}

export const ChangesTheStatusOfARequestThatAnotherUserEdited: Story = {
  render: withOtherUser,
  play: async (context) => {
    await openRenamedRequest(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as planned' }));
    await screen.findByText('Status changed to planned.');
    const row = await canvas.findByRole('row', { name: /Their wish/ });
    await expect(within(row).getByText('Planned')).toBeVisible();
    await expect(within(row).getByText('Their description')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(within(canvas.getByRole('row', { name: /Their wish/ })).queryByText('Planned')).toBeNull(),
    );
  },
};

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  render: withOtherUser,
  play: async (context) => {
    await openRenamedRequest(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the request' });
    const title = within(dialog).getByRole('textbox', { name: /Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'My wish');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'request', theirs: 'Their wish', mine: 'My wish' });
    await expect(await canvas.findByText('My wish')).toBeVisible();
    await expect(canvas.getByText('Their description')).toBeVisible();
  },
};

export const AnswersAndDeletesAComment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New request' }));
    const adding = await screen.findByRole('dialog', { name: 'New feature request' });
    await userEvent.type(within(adding).getByRole('textbox', { name: /Title/ }), 'A wish to discuss');
    await userEvent.click(within(adding).getByRole('button', { name: 'Add request' }));
    const actions = await canvas.findByRole('button', { name: 'Actions for A wish to discuss' });
    actions.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Comments' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'A wish to discuss' }));
    await drawer.findByText(/^No comments yet/);
    await userEvent.type(drawer.getByRole('textbox', { name: 'Your comment' }), 'In spring.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(drawer.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Your comment' })).toHaveValue(''));
    await expect(await drawer.findByText('In spring.')).toBeVisible();
    await userEvent.click(await drawer.findByRole('button', { name: /^Delete the comment of/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete comment' }));
    await screen.findByText('Comment deleted.');
    await waitFor(() => expect(drawer.queryByText('In spring.')).not.toBeInTheDocument());
  },
};

export const ShowsWhyACommentWasNotStored: Story = {
  parameters: { url: '?request=11' },
  beforeEach({ msw }) {
    const { view, storeComment } = contract.projectFeatureRequests;
    msw.use(
      mock(view).ok(featureThread),
      mock(storeComment).error(422, { message: 'A request can have up to 200 comments.' }),
    );
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Calendar sync' }));
    const field = await drawer.findByRole('textbox', { name: 'Your comment' });
    await userEvent.type(field, 'One more');
    await userEvent.click(drawer.getByRole('button', { name: 'Comment' }));
    await expect(await drawer.findByText('A request can have up to 200 comments.')).toBeVisible();
    await expect(field).toHaveValue('One more');
  },
};
