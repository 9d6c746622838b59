import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoveringLink } from './CoveringLink';

const meta = {
  title: 'UI/CoveringLink',
  component: CoveringLink,
  args: { href: '#/templates/7', children: 'Spring check-up' },
  decorators: [
    (Story) => (
      <Box position="relative" borderWidth="1px" borderRadius="l3" p={6} maxW="sm" bg="bg.panel">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof CoveringLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Spring check-up' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#/templates/7');
  },
};
