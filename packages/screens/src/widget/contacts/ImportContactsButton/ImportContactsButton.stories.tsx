import { contract } from '@adlane/contract';
import type { ContactImport, ImportError } from '@adlane/contract/widget/contacts';
import { mock } from '@adlane/mocks';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImportContactsButton } from './ImportContactsButton';

const buildReason = (text: string, values: ImportError['values'] = {}) => ({ message: text, text, values });

const preview: ContactImport = {
  columns: [
    { title: 'User ID', field: 'userId', samples: ['17', '18', '19'] },
    { title: 'Work email', field: 'email', samples: ['ann@shop.test', 'bob@shop.test', ''] },
    { title: 'Seats', field: 'custom:Seats', samples: ['12', '', '7'] },
    { title: 'Kind', field: '', samples: ['guest'] },
  ],
  row_count: 20,
  new_count: 12,
  updated_count: 3,
  unchanged_count: 3,
  skipped_count: 2,
  unverified_count: 1,
  errors: [
    { line: 5, ...buildReason('The email address is not valid.') },
    { line: 9, ...buildReason('The same contact is in line {line}.', { line: 3 }) },
  ],
};

const meta = {
  title: 'Screens/Widget/Contacts/ImportContactsButton',
  component: ImportContactsButton,
  args: { projects: [{ id: 1, name: 'Shop' }], projectsHref: '#projects' },
  render: (args) => (
    <>
      <ImportContactsButton {...args} />
      <Toaster />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(
      mock(contract.contacts.previewImport).ok(preview),
      mock(contract.contacts.import).ok({ ...preview, errors: [] }),
    );
  },
} satisfies Meta<typeof ImportContactsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Contacts belong to a project: the first one has to be created before. */
export const WithoutProject: Story = { args: { projects: [] } };

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.contacts.import).error());
  },
};
