import { contract } from '@adlane/contract';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { contactImportFixture } from './ImportContactsButton.fixtures';
import statesMeta, * as states from './ImportContactsButton.stories';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Contacts/ImportContactsButton/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

type UserEvent = {
  click: (element: Element) => Promise<void>;
  upload: (element: HTMLElement, file: File) => Promise<void>;
};

/** Opens the dialog and checks a file. */
async function checkFile(userEvent: UserEvent) {
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts from a CSV file' }));
  const file = new File(['User ID\n17\n'], 'contacts.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File: CSV file'), file);
  await userEvent.click(dialog.getByRole('button', { name: 'Check file' }));
  await dialog.findByText('12 new, 3 updated, 3 unchanged, 2 skipped.');
  return dialog;
}

/** Columns, counts and errors are shown before anything is stored. */
export const Imports: Story = {
  play: async ({ userEvent }) => {
    const dialog = await checkFile(userEvent);
    await expect(dialog.getByText('2 rows cannot be imported')).toBeVisible();
    await expect(dialog.getByText('contacts.csv')).toBeVisible();
    await expect(dialog.getByText('Line 5: The email address is not valid.')).toBeVisible();
    await expect(dialog.getByText('Line 9: The same contact is in line 3.')).toBeVisible();
    await expect(dialog.getByText(/^Times without a zone are read as \S+/)).toBeVisible();
    const seats = dialog.getByRole('combobox', { name: 'Field of Seats' });
    await expect(seats).toHaveValue('custom:Seats');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field of Kind' }), 'name');
    await waitFor(() => expect(seats).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(dialog.getByRole('button', { name: 'Import 15 contacts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await screen.findByText('12 new, 3 updated, 3 unchanged, 2 skipped.');
  },
};

/** The choices stay, so that the import can be repeated. */
export const Fails: Story = {
  ...states.Failed,
  play: async ({ userEvent }) => {
    const dialog = await checkFile(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Import 15 contacts' }));
    await dialog.findByRole('alert');
    await expect(dialog.getByRole('button', { name: 'Import 15 contacts' })).toBeEnabled();
  },
};

export const RequiresAFile: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts from a CSV file' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Check file' }));
    await dialog.findByText('Choose a file.');
  },
};

/** What a stranger's page could show is imported by choice only. */
export const UpdatesUnverifiedContacts: Story = {
  play: async ({ userEvent }) => {
    const dialog = await checkFile(userEvent);
    const choice = dialog.getByRole('checkbox', { name: 'Also update unverified contacts' });
    await expect(choice).not.toBeChecked();
    await expect(choice).toHaveAccessibleDescription(/^Their pages can show what you import/);
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    await waitFor(() => expect(choice).toHaveAttribute('aria-disabled', 'false'));
    await expect(choice).toHaveFocus();
  },
};

/** A check that fails leaves what the checks before it have shown: this is what the import stores. */
export const StaysAfterAFailedCheck: Story = {
  beforeEach({ msw }) {
    msw.use(
      http.post(`*${contract.contacts.previewImport.path}`, async ({ request }) => {
        const form = await request.formData();
        const fields: string[] = JSON.parse(String(form.get('mapping') ?? '[]'));
        if (fields.includes('phone')) return HttpResponse.json({ message: 'Server error' }, { status: 500 });
        const columns = contactImportFixture.columns.map((column, index) => ({
          ...column,
          field: fields[index] ?? column.field,
        }));
        const updated_count = form.get('with_unverified') === 'true' ? 4 : 3;
        return HttpResponse.json({ ...contactImportFixture, columns, updated_count });
      }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await checkFile(userEvent);
    const kind = dialog.getByRole('combobox', { name: 'Field of Kind' });
    const choice = dialog.getByRole('checkbox', { name: 'Also update unverified contacts' });
    await userEvent.selectOptions(kind, 'name');
    await waitFor(() => expect(kind).toHaveValue('name'));
    await waitFor(() => expect(kind).toHaveAttribute('aria-disabled', 'false'));
    await expect(kind).toHaveFocus();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field of Last seen' }), '');
    await waitFor(() => expect(dialog.queryByText(/^Times without a zone/)).not.toBeInTheDocument());
    await waitFor(() => expect(choice).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(choice);
    await dialog.findByRole('button', { name: 'Import 16 contacts' });
    await waitFor(() => expect(kind).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field of Seats' }), 'phone');
    await dialog.findByRole('alert');
    await expect(kind).toHaveValue('name');
    await expect(choice).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Import 16 contacts' })).toBeEnabled();
  },
};

export const NeedsAProject: Story = {
  ...states.WithoutProject,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts from a CSV file' }));
    await dialog.findByText('Create a project first');
    await expect(dialog.getByRole('link', { name: 'Open projects' })).toHaveAttribute('href', '#projects');
  },
};
