import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../primitives/Badge/Badge';
import { Button } from '../primitives/Button/Button';
import { Link } from '../primitives/Link/Link';
import { UiProvider } from './UiProvider';

const meta = {
  title: 'UI/Provider',
  component: UiProvider,
  args: {
    colorMode: 'light',
    dir: 'ltr',
    children: (
      <Stack direction="row" align="center" gap={4}>
        <Button>Launch ad</Button>
        <Badge tone="brand">Learning</Badge>
        <Link href="#docs">How it works</Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PaleBrandColor: Story = {
  tags: ['picture'],
  args: { brandColor: '#ffd400' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button', { name: 'Launch ad' }));
    await expect(style.backgroundColor).toBe('rgb(255, 212, 0)');
    await expect(style.color).toBe('rgb(15, 24, 29)');
  },
};

export const DarkWithBrandColor: Story = {
  args: { colorMode: 'dark', brandColor: '#7c3aed' },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const InvalidBrandColor: Story = { args: { brandColor: 'red; background: url(x)' } };
