import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { contactFixture } from '../../inbox/inbox.fixtures';
import statesMeta from './ContactsScreen.stories';

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
