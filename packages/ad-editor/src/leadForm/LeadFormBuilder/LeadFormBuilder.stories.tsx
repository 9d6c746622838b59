import { contract } from '@adlane/contract';
import { Toaster } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { leadFormArgs, startLeadForm } from '../../story/leadFormStory';
import { storyLeadForm } from '../../story/storyLeadForm';
import { LeadFormBuilder } from './LeadFormBuilder';
import { currentDraft, draftKey, sent } from './LeadFormBuilder.fixtures';

/** Answers with the stored form merged with the sent fields. */
const stores = [
  http.post(`*${contract.leadForms.create.path}`, async ({ request }) => {
    const { template_id, ...body } = (await request.json()) as Record<string, unknown>;
    sent({ template_id, ...body });
    return HttpResponse.json({ ...storyLeadForm, ...body, id: 9, questionId: 9 }, { status: 201 });
  }),
  http.put(`*${contract.leadForms.update.path.replace('{id}', ':id')}`, async ({ request }) => {
    const change = (await request.json()) as Record<string, unknown>;
    sent(change);
    return HttpResponse.json({ ...storyLeadForm, ...change });
  }),
];

const meta = {
  title: 'Ad editor/LeadFormBuilder',
  component: LeadFormBuilder,
  render: (props) => (
    <>
      <LeadFormBuilder {...props} />
      <Toaster />
    </>
  ),
  args: leadFormArgs,
  beforeEach(context) {
    sent.mockClear();
    context.msw.use(...stores);
    return startLeadForm(context);
  },
} satisfies Meta<typeof LeadFormBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = {
  args: { form: undefined },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
};

export const RestoredDraft: Story = {
  beforeEach() {
    window.localStorage.setItem(draftKey, JSON.stringify(currentDraft));
  },
};
