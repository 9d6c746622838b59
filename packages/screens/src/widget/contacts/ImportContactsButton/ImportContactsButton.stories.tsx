import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImportContactsButton } from './ImportContactsButton';
import { contactImportFixture } from './ImportContactsButton.fixtures';

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
      mock(contract.contacts.previewImport).ok(contactImportFixture),
      mock(contract.contacts.import).ok({ ...contactImportFixture, errors: [] }),
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
