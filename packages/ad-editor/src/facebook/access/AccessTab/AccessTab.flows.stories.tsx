import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyTemplate } from '../../../story/storyTemplate';
import { store, toPermissions } from './AccessTab.fixtures';
import statesMeta from './AccessTab.stories';

function clientIds(): number[] {
  return store.access.find(({ mode }) => mode === 'client')?.user_ids ?? [];
}

const waiting = /Clients can see this template once it is active/;

/** Undoes what a toast reports; toasts of the previous story may still be shown. */
async function undo(text: string, userEvent: { click: (on: Element) => Promise<void> }) {
  const toast = (await screen.findByText(text)).closest<HTMLElement>('[data-part=root]');
  if (!toast) throw new Error(`No toast says "${text}"`);
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
}
const meta = { ...statesMeta, title: 'Ad editor/Access/AccessTab/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Access that is granted before the template is published is not visible to clients yet. */
export const NotYetActive: Story = {
  args: { template: { ...storyTemplate, status: 'draft' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waiting)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'All clients' })).toBeEnabled();
  },
};

export const GivesAndUndoes: Story = {
  play: async ({ canvas, userEvent }) => {
    const fitness = await canvas.findByRole('switch', { name: 'Harbor Fitness can use this template' });
    await expect(fitness).not.toBeChecked();
    await userEvent.click(fitness);
    await waitFor(() => expect(fitness).toBeChecked());
    await expect(clientIds()).toEqual([1, 2]);
    await undo('Harbor Fitness can use this template.', userEvent);
    await waitFor(() => expect(clientIds()).toEqual([1]));
    await waitFor(() => expect(fitness).not.toBeChecked());
  },
};

/** Another user opened the template to client 3 after it was shown. */
export const LeavesAnotherUsersChange: Story = {
  play: async ({ canvas, userEvent }) => {
    const fitness = await canvas.findByRole('switch', { name: 'Harbor Fitness can use this template' });
    store.access = store.access.map((each) =>
      each.mode === 'client' ? { ...each, user_ids: [1, 3] } : each,
    );
    await userEvent.click(fitness);
    await waitFor(() => expect(clientIds()).toEqual([1, 3, 2]));
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: 'Oak Street Realty can use this template' })).toBeChecked(),
    );
    await undo('Harbor Fitness can use this template.', userEvent);
    await waitFor(() => expect(clientIds()).toEqual([1, 3]));
  },
};

export const OpensToAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'All clients' }));
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: 'Harbor Fitness can use this template' })).toBeChecked(),
    );
    await expect(store.access[0]).toMatchObject({ is_for_all: true });
  },
};

export const BulkAccessWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all 3 that match' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give access' }));
    await waitFor(() => expect(clientIds()).toEqual([1, 2, 3]));
    await undo('Access granted.', userEvent);
    // Existing access stays.
    await waitFor(() => expect(clientIds()).toEqual([1]));
  },
};

export const BulkPermissionsWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Brightside Dental' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Harbor Fitness' }));
    const bar = within(canvas.getByRole('region', { name: 'Selected rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Grant: Launch own ads' }));
    await waitFor(() => expect([...store.permissions.keys()]).toEqual([1, 2]));
    await expect(toPermissions(2).ads_launch).toBe(true);
    await undo('Launch own ads: granted.', userEvent);
    await waitFor(() => expect(toPermissions(2).ads_launch).toBe(false));
  },
};

export const PermissionsOfOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Permissions of Harbor Fitness' }));
    const group = within(await canvas.findByRole('group', { name: 'Permissions of Harbor Fitness' }));
    await userEvent.click(group.getByRole('switch', { name: 'Create own templates' }));
    await waitFor(() => expect(toPermissions(2).template_management).toBe(true));
    await waitFor(() => expect(group.getByRole('switch', { name: 'Client access' })).toBeEnabled());
    await userEvent.click(group.getByRole('switch', { name: 'Client access' }));
    await expect(await group.findByText(/can't see any template/)).toBeVisible();
    await expect(group.getByRole('switch', { name: 'Launch own ads' })).toBeDisabled();
  },
};

export const SearchAndHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search clients' }), 'oak{Enter}');
    await waitFor(() => expect(canvas.queryByText('Harbor Fitness')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hidden clients' }));
    await expect(await canvas.findByText('Quiet Corner')).toBeVisible();
  },
};

export const MembersOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Selected members' }));
    // Nothing is stored before a user is selected.
    await expect(store.access[1]).toMatchObject({ is_for_all: true });
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Ada Berg/ }));
    await waitFor(() => expect(store.access[1]).toMatchObject({ is_for_all: false, user_ids: [11] }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Everybody' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('radio', { name: 'Everybody' }));
    await waitFor(() => expect(store.access[1]).toMatchObject({ is_for_all: true, user_ids: [] }));
  },
};

export const OfAClient: Story = {
  args: { template: { ...storyTemplate, isClientTemplate: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'All clients' })).toBeDisabled();
    await expect(
      canvas.getByText("A client's own template can be shared with named clients only."),
    ).toBeVisible();
  },
};

export const ChangeRefused: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.updateAccess).refuse('NOT_FOUND', 'This template is gone.'));
  },
  play: async ({ canvas, userEvent }) => {
    const fitness = await canvas.findByRole('switch', { name: 'Harbor Fitness can use this template' });
    await userEvent.click(fitness);
    const errors = await screen.findByText('This template is gone.');
    // It fades in.
    await waitFor(() => expect(errors).toBeVisible());
    await expect(fitness).not.toBeChecked();
  },
};

export const NoClients: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.list).empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No clients yet')).toBeVisible();
  },
};

export const ClientsFail: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.clients.list).error(500), mock(contract.account.team).offline());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the clients")).toBeVisible();
    await expect(await canvas.findByText("Couldn't load the team")).toBeVisible();
  },
};

export const LoadingFails: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.access).offline());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  tags: ['picture'],
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('switch', { name: 'Harbor Fitness can use this template' }),
    ).toBeDisabled();
    await expect(canvas.queryByRole('checkbox', { name: /^Tick/ })).not.toBeInTheDocument();
  },
};
