import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyFailure, storyLaunch } from '../../story/storyLaunch';
import { LaunchProgress } from './LaunchProgress';

const meta = {
  title: 'Ad editor/LaunchDrawer/Progress',
  component: LaunchProgress,
  args: {
    successTitle: 'Template launched successfully.',
    hasChoice: true,
    connectHref: '#connect',
    onFix: fn(),
  },
} satisfies Meta<typeof LaunchProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

const running = { at: 'running', key: 'story', launchId: 9 } as const;
const failed = { at: 'failed', key: 'story', launchId: 9, errors: {}, canRetry: true } as const;

export const Running: Story = {
  args: { state: running, launch: storyLaunch('running') },
};

export const Failed: Story = {
  args: { state: { ...failed, ...storyFailure }, launch: storyLaunch('failed', storyFailure) },
};

export const Launched: Story = {
  args: { state: { at: 'launched', launchId: 9 }, launch: storyLaunch('launched') },
};

const unread = 'The platform did not show the state of your ad yet.';
/** The platform refused to show what was switched on; the ad runs all the same. */
export const Unread: Story = {
  args: {
    state: { at: 'launched', launchId: 9 },
    launch: storyLaunch('launched', { code: null, message: unread }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(unread)).toBeVisible();
  },
};
