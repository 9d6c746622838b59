import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../primitives/Button/Button';
import { Dialog } from '../primitives/Dialog/Dialog';
import statesMeta from './UiProvider.stories';

const meta = { ...statesMeta, title: 'Theming/UiProvider/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const PaleBrandColor: Story = {
  tags: ['picture'],
  args: { brandColor: '#ffd400' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button', { name: 'Launch ad' }));
    await expect(style.backgroundColor).toBe('rgb(255, 212, 0)');
    await expect(style.color).toBe('rgb(15, 24, 29)');
  },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Launch ad' })).direction).toBe('rtl');
    await expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  },
};

export const DarkIsland: Story = {
  args: { colorMode: 'dark' },
  play: async ({ canvas }) => {
    const island = canvas.getByRole('link', { name: 'How it works' }).closest('.adlane-ui');
    await expect(island).toHaveClass('dark');
    await expect(document.documentElement).toHaveClass('light');
  },
};

export const WholeDocument: Story = {
  args: { scope: 'document', colorMode: 'dark', dir: 'rtl' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(document.documentElement).toHaveClass('dark');
  },
};

export const DialogFromTheStart: Story = {
  args: {
    children: (
      <>
        <Button>Behind</Button>
        <Dialog open onClose={() => undefined} title="Welcome" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome' });
    await expect(dialog.closest('.adlane-ui')).toBe(canvasElement.querySelector('.adlane-ui'));
    await expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeInTheDocument();
  },
};
