import { useApi } from '@adlane/api-client';
import { addGoogleDemo } from '@adlane/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen } from 'storybook/test';
import type { LaunchDrawerProps } from '../../editor/LaunchDrawerProps';
import { GoogleLaunchDrawer } from './GoogleLaunchDrawer';

/** Opens the drawer with a template of the demo agency. */
function DemoDrawer(props: Omit<LaunchDrawerProps, 'template'>) {
  const { queries } = useApi();
  const list = useQuery(queries.templates.list.query({ query: { search: 'New Patient Exam' } }));
  const id = list.data?.data[0]?.id;
  const template = useQuery({
    ...queries.templates.view.query({ params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  });
  return template.data ? <GoogleLaunchDrawer {...props} template={template.data} /> : null;
}

const meta = {
  title: 'Ad editor/GoogleLaunchDrawer/Demo flows',
  component: DemoDrawer,
  tags: ['flow', '!autodocs'],
  args: {
    open: true,
    onClose: fn(),
    launchedAdsHref: '#launched-ads',
    connectHref: '#connect',
    onFixField: fn(),
  },
  beforeEach: addGoogleDemo,
} satisfies Meta<typeof DemoDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The in-tab API reviews and launches, against the double of Google. */
export const LaunchesPerformanceMax: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Budget and dates' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Ready to launch. Nothing has been sent yet.');
    await expect(screen.getByText('Performance Max')).toBeVisible();
    await expect(screen.getByText('$45.00 a day')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Launch ad' }));
    await screen.findByText('Your ad is on Google. It is reviewed before it is shown.');
  },
};

/** The campaign type changes what is sent: a Search campaign has no pictures. */
export const LaunchesSearch: Story = {
  play: async ({ userEvent }) => {
    const type = await screen.findByRole('combobox', { name: 'Campaign type' });
    await userEvent.selectOptions(type, 'SEARCH');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Budget and dates' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Ready to launch. Nothing has been sent yet.');
    await userEvent.click(screen.getByRole('button', { name: /^Technical details/ }));
    await expect(await screen.findByText(/^Create the campaign with /)).toBeVisible();
    await expect(screen.queryByText(/^Upload /)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Launch ad' }));
    await screen.findByText('Your ad is on Google. It is reviewed before it is shown.');
  },
};
