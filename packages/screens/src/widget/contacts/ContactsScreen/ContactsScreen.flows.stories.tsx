import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contactFixture } from '../../inbox/inbox.fixtures';
import statesMeta, * as states from './ContactsScreen.stories';

/** The seeded world, served by the API in the tab. */
const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Contacts/ContactsScreen/Flows',
  tags: ['flow', '!autodocs'],
  globals: { role: 'SuperAdmin' },
  beforeEach: () => undefined,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const FindsAContact: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/contacts\/\d+$/));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search contacts' }), 'zzzz');
    await waitFor(() => expect(canvas.queryAllByRole('link')).toHaveLength(0));
  },
};

const onExport = fn<(search: string) => void>();
const guests = { id: 5, name: 'Guests of today', list: 'contacts', query: 'kind=guest' } as const;

export const ExportsASavedView: Story = {
  parameters: { url: '?kind=guest' },
  beforeEach({ msw }) {
    onExport.mockClear();
    msw.use(
      mock(contract.contacts.list).ok({
        data: [contactFixture],
        meta: { page: 1, per_page: 20, total: 1 },
      }),
      mock(contract.listViews.list).ok({ data: [{ ...guests, is_shared: false, is_own: true }] }),
      http.get('*/api/v1/contacts/export', ({ request }) => {
        onExport(new URL(request.url).search);
        return new HttpResponse('"Name"', {
          headers: {
            'content-type': 'text/csv',
            'content-disposition': 'attachment; filename="contacts.csv"',
          },
        });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    // A tab, or the button of the menu where there is no room.
    await waitFor(() => expect(canvas.getAllByText(guests.name).length).toBeGreaterThan(0));
    const button = await canvas.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(button).toBeEnabled());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onExport.mock.calls).toEqual([['?kind=guest']]));
  },
};

/** Conditions are set in a dialog; a chip removes one. The list of the seeded world follows. */
export const ListsByConditions: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('link');
    await userEvent.click(canvas.getByRole('button', { name: 'Conditions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Conditions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add attribute' }));
    await userEvent.selectOptions(dialog.getByLabelText('Attribute'), 'last_seen_at');
    await userEvent.type(dialog.getByRole('textbox', { name: /Days/ }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Show contacts' }));
    await dialog.findByText('Please enter a number of days from 1 to 3650.');
    await userEvent.selectOptions(dialog.getByLabelText('Attribute'), 'name');
    await userEvent.selectOptions(dialog.getByLabelText('Comparison'), 'startswith');
    const value = dialog.getByRole('textbox', { name: /Value/ });
    await userEvent.clear(value);
    await userEvent.type(value, 'zzzz');
    await userEvent.click(dialog.getByRole('button', { name: 'Show contacts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryAllByRole('link')).toHaveLength(0));
    await expect(canvas.getByRole('button', { name: 'Conditions (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Name starts with zzzz' }));
    await waitFor(() => expect(canvas.queryAllByRole('link').length).toBeGreaterThan(0));
  },
};

/** The dialog has the conditions of the address. */
export const EditsConditions: Story = {
  ...states.WithConditions,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Plan is pro');
    await expect(canvas.getByText('Bought at least 3 times in the last 90 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Conditions (3)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Conditions' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove event 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show contacts' }));
    await canvas.findByRole('button', { name: 'Conditions (2)' });
    await expect(canvas.queryByText(/Bought/)).not.toBeInTheDocument();
  },
};
