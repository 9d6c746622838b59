import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './Stack';
import { Text } from './Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Layout/Text',
  component: Text,
  subcomponents: { VisuallyHidden },
  args: { children: 'The ad runs until its budget of $500.00 is spent.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Muted: Story = { args: { color: 'fg.muted', textStyle: 'sm' } };

export const LongText: Story = {
  args: {
    lineClamp: 2,
    maxW: '2xs',
    children:
      'Your first month of personal training in Wiesbaden’s oldest studio, with a plan for food and rest that fits your week.',
  },
};

export const ForScreenReaders: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <Text>
        83 <VisuallyHidden>leads in the last seven days</VisuallyHidden>
      </Text>
    </Stack>
  ),
};
