import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { onDuplicate } from './Menu.fixtures';
import statesMeta from './Menu.stories';

const meta = { ...statesMeta, title: 'Actions/Menu/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: () => {
    onDuplicate.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(onDuplicate).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await expect(edit).toHaveAttribute('href', '#edit');
    await expect(screen.getByRole('menuitem', { name: 'Move to folder' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Choices: Story = {
  args: {
    heading: 'Jordan Brooks',
    items: [
      { value: 'light', label: 'Light theme', checked: true },
      { value: 'dark', label: 'Dark theme', checked: false },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Light theme' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Dark theme' })).not.toBeChecked();
    await expect(screen.getByText('Jordan Brooks')).toBeVisible();
  },
};

/** Ten items, as in the account menu, are shown without scrolling where the window is high enough. */
export const TenItems: Story = {
  args: {
    heading: 'Jordan Brooks',
    items: Array.from({ length: 10 }, (_none, index) => ({
      value: `item${index}`,
      label: `Item ${index + 1}`,
      checked: false,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    await screen.findByRole('menuitemradio', { name: 'Item 10' });
    const isCut = menu.scrollHeight > menu.clientHeight;
    const room = window.innerHeight - menu.getBoundingClientRect().top;
    await expect(isCut && menu.scrollHeight < room - 16).toBe(false);
  },
};
