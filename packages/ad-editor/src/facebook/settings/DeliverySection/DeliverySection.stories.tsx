import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inSettingsForm } from '../../../story/SettingsForm';
import { DeliverySection } from './DeliverySection';

const changed = fn();

const meta = {
  title: 'Ad editor/Settings/DeliverySection',
  component: DeliverySection,
  args: { readOnly: false },
  decorators: [inSettingsForm(changed)],
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta<typeof DeliverySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadAd: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Multi-advertiser ads' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Optimize the creative' }));
    await expect(changed.mock.lastCall?.[0]).toMatchObject({
      isMultiAdvertiser: false,
      doCreativeOptimize: true,
    });
    await expect(canvas.getByRole('radio', { name: 'Link clicks' })).toBeDisabled();
    await expect(canvas.queryByRole('group', { name: 'Messaging apps' })).not.toBeInTheDocument();
  },
};

export const TrafficAd: Story = {
  parameters: { ad: { templateAdType: 'landing_page' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Link clicks' }));
    await expect(changed.mock.lastCall?.[0].billingEvent).toBe('LINK_CLICKS');
  },
};

export const MessengerAd: Story = {
  parameters: { ad: { templateAdType: 'messenger' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Messenger' }));
    await expect(canvas.getByText('Please choose one of the available option.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Instagram' }));
    await expect(changed.mock.lastCall?.[0].messagingApps).toEqual({ messenger: false, instagram: true });
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { ad: { templateAdType: 'messenger' } },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
