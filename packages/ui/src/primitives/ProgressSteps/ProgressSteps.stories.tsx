import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressSteps } from './ProgressSteps';

const meta = {
  title: 'Feedback/ProgressSteps',
  component: ProgressSteps,
  args: {
    label: 'Launch progress',
    steps: [
      { id: 'preflight', label: 'Check texts and media', state: 'done' },
      { id: 'campaign', label: 'Create the campaign', state: 'done', detail: 'Campaign 120210000000000' },
      { id: 'adset', label: 'Create the ad set', state: 'active', detail: 'Waiting for Facebook' },
      { id: 'ad', label: 'Create the ad', state: 'waiting' },
      { id: 'activate', label: 'Activate', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  tags: ['picture'],
  args: {
    steps: [
      { id: 'preflight', label: 'Check texts and media', state: 'done' },
      {
        id: 'campaign',
        label: 'Create the campaign',
        state: 'failed',
        detail:
          'To launch an ad for the lead form, please accept the terms of service for the selected Facebook page.',
      },
      { id: 'ad', label: 'Create the ad', state: 'waiting' },
    ],
  },
};

export const Done: Story = {
  args: {
    steps: [
      { id: 'campaign', label: 'Create the campaign', state: 'done' },
      { id: 'ad', label: 'Create the ad', state: 'done' },
    ],
  },
};
