import { Stack } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyLeftOut, storyLeftOutByChoice, storyPlan, storySteps } from '../../story/storyLaunch';
import { storyTemplate } from '../../story/storyTemplate';
import { blockers } from '../LaunchDrawer/LaunchDrawer.fixtures';
import { ReviewResult } from './ReviewResult';

const answered = { error: null, isError: false, isFetching: false, refetch: fn() };

const meta = {
  title: 'Ad editor/LaunchDrawer/Review',
  component: ReviewResult,
  decorators: (Story) => (
    <Stack gap={4}>
      <Story />
    </Stack>
  ),
  args: {
    hasChoice: true,
    connectHref: '#connect',
    shown: { media: storyTemplate.templateMedia, currency: 'USD', budgetType: 'daily' },
    confirmed: new Set<never>(),
    onConfirmed: fn(),
    onFix: fn(),
  },
} satisfies Meta<typeof ReviewResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    review: {
      ...answered,
      data: { blockers: [], steps: [...storySteps], plan: storyPlan, leftOut: storyLeftOut },
    },
  },
};

/** What follows from a choice is no warning; what a user may expect in the ad is one. */
export const OfAPost: Story = {
  args: {
    review: {
      ...answered,
      data: {
        blockers: [],
        steps: [...storySteps],
        plan: storyPlan,
        leftOut: [...storyLeftOutByChoice, ...storyLeftOut],
        leftOutByChoice: storyLeftOutByChoice,
      },
    },
  },
};

export const Blocked: Story = {
  args: { review: { ...answered, data: { blockers, steps: [] } } },
};
