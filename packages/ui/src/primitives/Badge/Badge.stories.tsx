import type { Meta, StoryObj } from '@storybook/react-vite';
import { HStack } from '../../layout/HStack';
import { Stack } from '../../layout/Stack';
import { Badge, StatusBadge, type Tone } from './Badge';

const states: readonly [Tone, string][] = [
  ['positive', 'Active'],
  ['info', 'In review'],
  ['info', 'Scheduled'],
  ['warning', 'Attention needed'],
  ['negative', 'Ads disapproved'],
  ['neutral', 'Paused'],
  ['brand', 'Learning'],
];

const meta = {
  title: 'Data/Badge',
  component: StatusBadge,
  subcomponents: { Badge },
  args: { tone: 'positive', text: 'Active' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={4}>
      <HStack gap={2} flexWrap="wrap">
        {states.map(([tone, text]) => (
          <StatusBadge key={text} tone={tone} text={text} />
        ))}
      </HStack>
      <HStack gap={2} flexWrap="wrap">
        {states.map(([tone, text]) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </HStack>
    </Stack>
  ),
};
