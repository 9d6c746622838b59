import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { changed } from './PlacementSection.fixtures';
import statesMeta, * as states from './PlacementSection.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/Settings/PlacementSection/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Automatic: Story = {
  parameters: { targeting: { placement: 'Automatic' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Facebook' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Manual' }));
    await expect(changed.mock.lastCall?.[0].placement).toBe('Manual');
    await expect(canvas.getByRole('group', { name: 'Facebook' })).toBeVisible();
  },
};

/**
 * Removed placements stay selected until the user deselects them, are marked, and cannot be selected again.
 */
export const CurrentDefaults: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const facebook = within(canvas.getByRole('group', { name: 'Facebook' }));
    await expect(facebook.getByText(/Facebook closed video feeds with version 24/)).toHaveTextContent(
      /^Not sent/,
    );
    const feeds = facebook.getByRole('checkbox', { name: /^Video feeds/ });
    await expect(feeds).toBeChecked();
    await userEvent.click(feeds);
    await expect(changed.mock.lastCall?.[0].platform.facebook).not.toContain('video_feeds');
    await expect(feeds).toBeDisabled();
    await expect(facebook.getByText('Not shown for ads with a lead form.', { exact: false })).toBeVisible();
    await expect(canvas.getByText(/Messenger closed stories with version 26/)).toBeVisible();
  },
};

export const ATrafficAd: Story = {
  parameters: { ad: { templateAdType: 'landing_page' } },
  play: async ({ canvas }) => {
    const network = within(canvas.getByRole('group', { name: 'Audience Network' }));
    await expect(network.getByRole('checkbox', { name: /^Native, banner/ })).toBeEnabled();
    // An ad without a video cannot use rewarded videos.
    await expect(network.getByText('Shows videos only; this ad has none.')).toBeVisible();
  },
};

export const OnDesktopOnly: Story = {
  parameters: { targeting: { devicePlacement: { devices: ['desktop'], fe_device_type: 'desktop' } } },
  play: async ({ canvas }) => {
    const instagram = within(canvas.getByRole('group', { name: 'Instagram' }));
    await expect(instagram.getAllByText(/Shown on mobile only\./).length).toBeGreaterThan(0);
  },
};

export const AddsACompanion: Story = {
  parameters: { targeting: { platform: { facebook: ['search'] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Facebook Search results requires Facebook Feed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Facebook Feed' }));
    await expect(changed.mock.lastCall?.[0].platform.facebook).toEqual(['search', 'feed']);
    await expect(canvas.queryByText(/requires/)).not.toBeInTheDocument();
  },
};

export const NoneLeft: Story = {
  ...states.NoneSelected,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please select at least one platform.')).toBeVisible();
    // A platform as a whole, by keyboard.
    canvas.getByRole('checkbox', { name: /^Instagram \(0 of/ }).focus();
    await userEvent.keyboard(' ');
    await expect(changed.mock.lastCall?.[0].platform.instagram).not.toContain('explore');
    await expect(canvas.queryByText('Please select at least one platform.')).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
