import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { fn } from 'storybook/test';
import { HStack } from '../../layout/HStack';
import { Stack } from '../../layout/Stack';
import { Button, type ButtonVariant } from './Button';
import { IconButton } from './IconButton';

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const sizes = ['sm', 'md', 'lg'] as const;

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Launch ad', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={4}>
      {variants.map((variant) => (
        <HStack key={variant} gap={3} flexWrap="wrap">
          {sizes.map((size) => (
            <Button
              key={size}
              variant={variant}
              size={size}
              startIcon={variant === 'danger' ? <Trash2 /> : <Plus />}
            >
              {variant === 'danger' ? 'Delete' : 'New template'}
            </Button>
          ))}
          <Button variant={variant} loading>
            Saving
          </Button>
          <Button variant={variant} disabled>
            Not now
          </Button>
          <IconButton variant={variant} label={`Add, ${variant}`} icon={<Plus />} />
        </HStack>
      ))}
    </Stack>
  ),
};
