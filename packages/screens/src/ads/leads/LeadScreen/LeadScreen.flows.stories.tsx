import { useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { successMessages } from '@adlane/contract/constants';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { lead } from '../lead.fixtures';
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

/** By phone, or by email where the lead left no number. */
export const OffersTheNextStep: Story = {
  beforeEach: statesMeta.beforeEach,
  render: (args: LeadScreenProps) => <LeadScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+15552070131',
    );
    await expect(canvas.queryByRole('link', { name: 'Send email' })).not.toBeInTheDocument();
  },
};

export const OffersAnEmailWithoutANumber: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leads.view).ok({ ...lead, phone: '' }), mock(contract.leads.deliveries).empty());
  },
  render: (args: LeadScreenProps) => <LeadScreen {...args} />,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Send email' });
    await expect(link).toHaveAttribute('href', 'mailto:amelia.hart@mail.example');
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

/** Where the lead came from is one click away; a client has no page of its clients. */
export const LinksItsSource: Story = {
  beforeEach: statesMeta.beforeEach,
  render: (args: LeadScreenProps) => <LeadScreen {...args} />,
  play: async ({ canvas }) => {
    const client = await canvas.findByRole('link', { name: 'Brightside Dental' });
    await expect(client).toHaveAttribute('href', '#/agency/clients/5');
    await expect(canvas.getByRole('link', { name: 'Free first visit' })).toHaveAttribute(
      'href',
      '#/agency/ads/manage/4',
    );
  },
};

export const ClientIsNoLinkForItself: Story = {
  args: { getClientHref: undefined },
  beforeEach: statesMeta.beforeEach,
  render: (args: LeadScreenProps) => <LeadScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Brightside Dental')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Brightside Dental' })).not.toBeInTheDocument();
  },
};
