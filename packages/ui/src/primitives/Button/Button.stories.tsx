import { Box, HStack, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonVariant } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

const meta = {
  title: 'UI/Button',
  component: Button,
  subcomponents: { ButtonLink, IconButton },
  args: { children: 'Launch ad', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const sizes = ['sm', 'md', 'lg'] as const;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Launch ad' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

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

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Launch ad' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Launch ad' })).toBeDisabled();
  },
};

export const FullWidthLongText: Story = {
  args: { fullWidth: true, children: 'Create a campaign with everything that was chosen above' },
  decorators: [
    (Story) => (
      <Box w="60">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('button');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/agency/ads" variant="secondary">
      All ads
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All ads' })).toHaveAttribute('href', '/agency/ads');
  },
};

export const IconOnly: Story = {
  render: (args) => (
    <IconButton label="Delete lead" icon={<Trash2 />} {...(args.onClick ? { onClick: args.onClick } : {})} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete lead' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
