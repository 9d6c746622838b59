import { useApi } from '@adlane/api-client';
import { addGoogleDemo } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withUrlState } from '../../../story/withUrlState';
import { AdScreen, type AdScreenProps } from './AdScreen';

type DemoAdProps = Omit<AdScreenProps, 'adId'> & {
  /** Name of an ad of the demo agency. */
  name: string;
};

/** Shows the page of an ad of the demo agency. */
function DemoAd({ name, ...props }: DemoAdProps) {
  const { queries } = useApi();
  const list = useQuery(queries.ads.list.query({ query: { search: name } }));
  const id = list.data?.data[0]?.id;
  return id === undefined ? null : <AdScreen {...props} adId={id} />;
}

const meta = {
  title: 'Screens/Ads/Ads/AdScreen/Resubmit flows',
  component: DemoAd,
  tags: ['flow', '!autodocs'],
  args: {
    name: 'ADL Dentist search',
    user: { entity_type: 'Agency', permissions: {} },
    listHref: '#/agency/ads/manage',
    getTemplateHref: (id: number) => `#/agency/ads/your-ads/templates/${id}`,
    connectHref: '#/agency/connect',
    leadsHref: '#/agency/leads',
    getLeadHref: (id: number) => `#/agency/leads/${id}`,
    onDeleted: fn(),
  },
  decorators: [withUrlState],
  beforeEach: addGoogleDemo,
} satisfies Meta<typeof DemoAd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From Google's reason to the field, and the corrected ad into the same ad group. */
export const CorrectsAGoogleAd: Story = {
  parameters: { showsMessages: ['templateResubmitted'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct and resubmit' }));
    const headline = await screen.findByRole('textbox', { name: 'Headline 1' });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'A friendly dentist');
    await userEvent.click(screen.getByRole('button', { name: 'Resubmit ad' }));
    await screen.findByText('Ad re-submitted successfully.');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Correct and resubmit' })).not.toBeInTheDocument(),
    );
    await canvas.findByText('Corrected and resubmitted');
  },
};

/** The dashboard links to the correction itself. */
export const OpensTheCorrectionByLink: Story = {
  parameters: { url: '?resubmit=yes' },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Headline 1' });
  },
};

/** The server's errors are shown at their fields; nothing is sent to Google. */
export const RefusesALongHeadline: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct and resubmit' }));
    const headline = await screen.findByRole('textbox', { name: 'Headline 1' });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'A friendly dentist for all of the family');
    await userEvent.click(screen.getByRole('button', { name: 'Resubmit ad' }));
    await screen.findByText('Heading cannot exceed 30 characters');
  },
};
