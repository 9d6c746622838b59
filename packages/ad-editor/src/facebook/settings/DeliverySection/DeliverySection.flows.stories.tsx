import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changed } from './DeliverySection.fixtures';
import statesMeta, * as states from './DeliverySection.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/Settings/DeliverySection/Flows',
  tags: ['flow', '!autodocs'],
};
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
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
