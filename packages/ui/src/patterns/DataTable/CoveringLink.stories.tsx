import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../layout/Box';
import { CoveringLink } from './CoveringLink';

const meta = {
  title: 'Data/CoveringLink',
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

export const Default: Story = {};
