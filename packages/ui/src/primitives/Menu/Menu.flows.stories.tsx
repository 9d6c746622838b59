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
