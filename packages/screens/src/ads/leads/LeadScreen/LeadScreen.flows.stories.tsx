import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { LeadScreen, type LeadScreenProps } from './LeadScreen';
import statesMeta from './LeadScreen.stories';

/** The newest lead of the seeded world. */
function NewestLead(props: LeadScreenProps) {
  const { queries } = useApi();
  const { data } = useQuery({
    ...queries.leads.list.query({ query: {} }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [newest] = data?.data ?? [];
  return newest ? <LeadScreen {...props} leadId={newest.id} /> : null;
}

const meta = {
  ...statesMeta,
  title: 'Screens/Ads/Leads/LeadScreen/Flows',
  tags: ['flow', '!autodocs'],
  beforeEach: () => undefined,
  render: (args: LeadScreenProps) => <NewestLead {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The seeded agency has no CRM, so the answer is one of an agency that has. */
export const SendsTheLeadToTheCrm: Story = {
  parameters: { showsMessages: ['leadRedelivered'] },
  beforeEach({ msw }) {
    msw.use(mock(contract.leads.redeliver).ok({ message: successMessages.leadRedelivered }));
  },
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: /^Send to CRM/ });
    await userEvent.click(send);
    await screen.findByText('Lead sent to the CRM again.');
  },
};

export const SaysWhatTheCrmGot: Story = {
  beforeEach: statesMeta.beforeEach,
  render: (args: LeadScreenProps) => <LeadScreen {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText('When do you have time? (custom field Appointment times)');
    await canvas.findByText('What brings you in? (your CRM has no field with this name)');
    await canvas.findByText('Postal code (not answered)');
    // Own questions by their text, and the details with the contact.
    await canvas.findByText('Weekday mornings, Saturday');
    await canvas.findByText('Birth date');
  },
};

export const DeletesTheLead: Story = {
  parameters: { showsMessages: ['deleteLead', 'leadDeleted'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this lead?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};
