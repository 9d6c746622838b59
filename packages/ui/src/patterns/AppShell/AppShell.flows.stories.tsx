import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { signOut } from './AppShell.fixtures';
import statesMeta from './AppShell.stories';

const meta = { ...statesMeta, title: 'Navigation/AppShell/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Ada Lovelace' }));
    // The menu is mounted before it is positioned.
    const signOut = await screen.findByRole('menuitem', { name: 'Sign out' });
    await waitFor(() => expect(signOut).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const ViewingAs: Story = {
  args: { banner: 'You are viewing as Bright Agency.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notice' })).toHaveTextContent('Bright Agency');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.queryByRole('button', { name: 'Open menu' });
    if (!menu) return;
    await userEvent.click(menu);
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Tab order: skip link, menu, account; each opens with Enter. */
export const ByKeyboard: Story = {
  beforeEach: () => void signOut.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    // The side menu starts with the brand link, the phone bar with the menu button.
    const [first] = canvas.queryAllByRole('button', { name: 'Open menu' });
    if (first) await expect(first).toHaveFocus();
    else await expect(document.activeElement).toHaveAttribute('href', '#/agency/dashboard');
    canvas.getByRole('button', { name: 'Account of Ada Lovelace' }).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Sign out' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  },
};
