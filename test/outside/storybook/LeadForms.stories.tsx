import { LeadFormDrawer } from '@adlane/ad-editor/lead-form';
import { contract } from '@adlane/contract';
import { buildFixture, mock } from '@adlane/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';

const list = mock(contract.leadForms.list);
const example = buildFixture(contract.leadForms.list.response);

const meta = {
  title: 'Lead forms',
  component: LeadFormDrawer,
  args: {
    open: true,
    onClose: () => undefined,
    usedId: null,
    draftScope: 'story',
    advertiser: { name: 'Bakery', pictureUrl: null },
    adImageUrl: null,
    canEdit: () => false,
    canCreate: false,
  },
} satisfies Meta<typeof LeadFormDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

export const Filled: Story = {
  parameters: {
    msw: {
      handlers: [
        list.ok({ ...example, data: example.data.map((form) => ({ ...form, name: 'Order rolls' })) }),
      ],
    },
  },
};

export const Empty: Story = { parameters: { msw: { handlers: [list.empty()] } } };

export const Failed: Story = { parameters: { msw: { handlers: [list.error()] } } };

export const Offline: Story = { parameters: { msw: { handlers: [list.offline()] } } };

export const Loading: Story = { parameters: { msw: { handlers: [list.slow()] } } };
