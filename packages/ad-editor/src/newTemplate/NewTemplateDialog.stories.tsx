import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { fn } from 'storybook/test';
import { storyTemplate } from '../story/storyTemplate';
import { NewTemplateDialog } from './NewTemplateDialog';
import { sent } from './NewTemplateDialog.fixtures';

const stores = http.post(`*${contract.templates.store.path}`, async ({ request }) => {
  const body = (await request.json()) as Record<string, unknown>;
  sent(body);
  return HttpResponse.json({ ...storyTemplate, ...body, id: 99 }, { status: 201 });
});

const meta = {
  title: 'Ad editor/NewTemplateDialog',
  component: NewTemplateDialog,
  render: (props) => (
    <>
      <NewTemplateDialog {...props} />
      <Toaster />
    </>
  ),
  args: { open: true, onClose: fn(), onCreated: fn(), starts: ['ai', 'blank'] },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(stores, mock(contract.templates.validateName).ok({ is_available: true, message: null }));
  },
} satisfies Meta<typeof NewTemplateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
