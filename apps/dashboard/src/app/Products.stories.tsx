import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { signOutEverywhere } from './AppInMemory.fixtures';
import { ProductPanes } from './ProductPanes.fixtures';

/** Both products, yours to click. What you change survives a reload, until you reset the data. */
const meta = {
  title: 'Adlane/Products',
  component: ProductPanes,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', world: 'stored' },
  args: { role: 'Agency', locale: 'en-US', colorMode: 'light', onAddress: fn() },
  render: (args, { globals }) => (
    <ProductPanes
      {...args}
      dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      colorMode={globals.theme === 'dark' ? 'dark' : 'light'}
    />
  ),
  beforeEach() {
    signOutEverywhere();
    return signOutEverywhere;
  },
  /** Ends with the page's data, so that screenshots and axe see more than a spinner. */
  async afterEach({ canvas, canvasElement }) {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
} satisfies Meta<typeof ProductPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DashboardAsAgency: Story = {};

export const DashboardAsClient: Story = { args: { role: 'Client' } };

export const DashboardAsSuperAdmin: Story = { args: { role: 'SuperAdmin' } };

/** A visitor's page on one side, the operator's inbox on the other. */
export const HostPageWithWidgetAndInbox: Story = {
  name: "Host page with widget and the operator's inbox",
  args: { role: 'SuperAdmin', path: '/super-admin/inbox', hasSite: true },
};
