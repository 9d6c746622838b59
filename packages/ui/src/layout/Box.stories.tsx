import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './Box';
import { Center } from './Center';

const meta = {
  title: 'Layout/Box',
  component: Box,
  subcomponents: { Center },
  args: {
    p: 4,
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'lg',
    children: 'Next payment: December 1',
  },
  argTypes: {
    p: { description: 'Padding, as a step of spacing.', table: { type: { summary: 'Responsive<Token>' } } },
    bg: { description: 'Background, as a color token.', table: { type: { summary: 'Responsive<Name>' } } },
    borderWidth: {
      description: 'Border on every side.',
      table: { type: { summary: 'Responsive<string>' } },
    },
    borderRadius: {
      description: 'Corners, as a token of radius.',
      table: { type: { summary: 'Responsive<Name>' } },
    },
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Centered: Story = {
  tags: ['picture'],
  render: () => (
    <Center minH={32} bg="bg.subtle" borderRadius="lg">
      No picture yet
    </Center>
  ),
};

export const StylesOfAState: Story = {
  render: () => (
    <Box asChild p={3} borderRadius="md" _hover={{ bg: 'bg.subtle' }} focusVisibleRing="outside">
      <a href="#ads">Move the pointer here, or press Tab</a>
    </Box>
  ),
};
