import { useApi } from '@adlane/api-client';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseMine, EditedByTwo, saveAsOtherUser } from '../../../../story/OtherUser';
import { WebhooksTab } from './WebhooksTab';
import statesMeta from './WebhooksTab.stories';

/** The webhooks of the first project of the seeded world. */
function SeededWebhooks() {
  const { queries } = useApi();
  const { data } = useQuery(queries.projects.list.query({ query: {} }));
  const [project] = data?.data ?? [];
  return project ? <WebhooksTab projectId={project.id} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Projects/WebhooksTab/Flows',
  tags: ['flow', '!autodocs'],
  globals: { role: 'SuperAdmin' },
  // The API in the tab, but for a story that brings its own rows.
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatesAndPausesAWebhook: Story = {
  render: () => <SeededWebhooks />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tracker');
    await userEvent.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://hooks.shop.example/a');
    await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
    await expect(await canvas.findByRole('region', { name: 'Webhook secret' })).toHaveTextContent(/\w{20}/);
    await userEvent.click(canvas.getByRole('button', { name: 'I have copied it' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Tracker' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    await expect(await canvas.findByText('Paused')).toBeVisible();
  },
};

export const ShowsADelivery: Story = {
  beforeEach: statesMeta.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Deliveries' });
    if (button) await userEvent.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: 'Deliveries to Issue tracker' }));
    await userEvent.click(await drawer.findByRole('button', { name: /Delivered, 200/ }));
    await waitFor(() =>
      expect(drawer.getByRole('region', { name: 'Request body' })).toHaveTextContent('The total shows NaN'),
    );
    await expect(drawer.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};

export const MergesMyChangesIntoAnotherUsersSave: Story = {
  render: () => (
    <EditedByTwo
      store={async (client, project_id) => {
        const body = { name: 'Shared', url: 'https://hooks.shop.example/shared', project_id };
        return (await client.projectWebhooks.store({ body: { ...body, events: ['ticket.created'] } }))
          .webhook;
      }}
      save={(client, { id, url }) => {
        const body = { name: 'Their name', url, events: ['ticket.updated' as const] };
        return client.projectWebhooks.update({ params: { id }, body });
      }}
    >
      {({ project_id }) => <WebhooksTab projectId={project_id} />}
    </EditedByTwo>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const menu = await canvas.findByRole('button', { name: 'Actions for Shared' });
    await saveAsOtherUser(context);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'My name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await chooseMine(context, { record: 'webhook', theirs: 'Their name', mine: 'My name' });
    const card = await canvas.findByRole('region', { name: 'My name' });
    await expect(card).toHaveTextContent('Ticket changed');
  },
};
