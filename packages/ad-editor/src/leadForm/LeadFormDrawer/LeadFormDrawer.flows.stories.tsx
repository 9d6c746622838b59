import { contract } from '@adlane/contract';
import type { LeadForm } from '@adlane/contract/ads/leadForms';
import { mock } from '@adlane/mocks';
import { toListPage } from '@adlane/mocks/connections';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyLeadForm } from '../../story/storyLeadForm';
import { list, other } from './LeadFormDrawer.fixtures';
import statesMeta, * as states from './LeadFormDrawer.stories';

async function choose(
  userEvent: { click: (on: Element) => Promise<void> },
  form: LeadForm,
  action: string,
): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${form.name}` }));
  const item = await screen.findByRole('menuitem', { name: action });
  // The drawer ignores clicks until it has opened.
  await waitFor(() => expect(item).not.toHaveStyle({ pointerEvents: 'none' }));
  await userEvent.click(item);
}
const meta = { ...statesMeta, title: 'Ad editor/LeadFormDrawer/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Looks at a form as people see it, and uses it. */
export const UsesAnother: Story = {
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    const rows = within(await list());
    await expect(rows.getByText('In use')).toBeVisible();
    await expect(await screen.findByText('Your First Visit Is Free')).toBeVisible();
    await userEvent.click(rows.getByRole('button', { name: other.name }));
    await expect(screen.getByText('Redeem This Offer')).toBeVisible();
    await userEvent.click(rows.getByRole('button', { name: `Use ${other.name}` }));
    await expect(args.onUse).toHaveBeenCalledWith({ id: 4, name: other.name, questionId: 4 });
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const rows = within(await list());
    rows.getByRole('button', { name: other.name }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Redeem This Offer')).toBeVisible();
    rows.getByRole('button', { name: `Use ${other.name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledWith({ id: 4, name: other.name, questionId: 4 });
  },
};

export const Duplicates: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.post(`*${contract.leadForms.create.path}`, async ({ request }) => {
        const { template_id: _none, ...body } = (await request.json()) as Record<string, unknown>;
        return HttpResponse.json({ ...other, ...body, id: 9, questionId: 9 }, { status: 201 });
      }),
    );
  },
  play: async ({ args, userEvent }) => {
    await list();
    await choose(userEvent, other, 'Duplicate');
    await expect(await screen.findByRole('textbox', { name: /Form name/ })).toHaveValue(
      `${other.name} (copy)`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save and use' }));
    await waitFor(() =>
      expect(args.onUse).toHaveBeenCalledWith({ id: 9, name: `${other.name} (copy)`, questionId: 9 }),
    );
  },
};

/** The template gets the new name of its form. */
export const EditsTheOneInUse: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leadForms.update).ok({ ...storyLeadForm, name: 'Spring Check-up two' }));
  },
  play: async ({ args, userEvent }) => {
    await list();
    await choose(userEvent, storyLeadForm, 'Edit');
    await userEvent.type(await screen.findByRole('textbox', { name: /Form name/ }), ' two');
    await userEvent.click(screen.getByRole('button', { name: 'Save form' }));
    await waitFor(() =>
      expect(args.onUse).toHaveBeenCalledWith({ id: 3, name: 'Spring Check-up two', questionId: 3 }),
    );
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'All lead forms' }));
    await list();
  },
};

/** A form that templates lead to stays, and one reads which they are. */
export const DeletingIsRefused: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leadForms.delete).refuse('CONFLICT', 'This lead form is used by Dental: Spring.'));
  },
  play: async ({ userEvent }) => {
    await list();
    await choose(userEvent, other, 'Delete');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await within(dialog).findByText('This lead form is used by Dental: Spring.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A user without permission to change the template sees the form read-only. */
export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ userEvent }) => {
    await list();
    await expect(screen.queryByRole('button', { name: /^Use|New lead form/ })).not.toBeInTheDocument();
    await choose(userEvent, other, 'View all fields');
    await expect(await screen.findByRole('textbox', { name: /Form name/ })).toBeDisabled();
  },
};

export const Empty: Story = {
  ...states.Empty,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New lead form' }));
    await expect(await screen.findByRole('textbox', { name: /Form name/ })).toHaveValue('');
  },
};

export const NothingMatches: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.get(`*${contract.leadForms.list.path}`, ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.has('search') ? toListPage() : toListPage(storyLeadForm, other),
        ),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search lead forms' }), 'zzz{Enter}');
    // The empty list's button, not the clear button of the field.
    await userEvent.click(await screen.findByRole('button', { name: 'Show all lead forms' }));
    await list();
  },
};

export const LoadingFails: Story = {
  ...states.Failed,
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};
