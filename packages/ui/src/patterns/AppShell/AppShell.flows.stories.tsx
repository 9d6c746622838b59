import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Box } from '../../layout/Box';
import { changeMenu, signOut } from './AppShell.fixtures';
import statesMeta, * as states from './AppShell.stories';

const meta = { ...statesMeta, title: 'Navigation/AppShell/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const findButton = () => canvas.getByRole('button', { name: 'Account of Ada Lovelace' });
    await userEvent.click(findButton());
    // The menu is mounted before it is positioned.
    const signOut = await screen.findByRole('menuitem', { name: 'Sign out' });
    await waitFor(() => expect(signOut).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(findButton()).toHaveFocus());
  },
};

/** The heading of a page names the browser's tab too. */
export const DocumentTitle: Story = {
  args: { toDocumentTitle: (pageTitle) => `${pageTitle} – Adlane` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Launched Ads', level: 1 });
    await waitFor(() => expect(document.title).toBe('Launched Ads – Adlane'));
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
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  },
};

/** The menu of other windows is not in the page, not even hidden. */
export const OneMenu: Story = {
  play: async ({ canvas }) => {
    const menus = canvas
      .getAllByRole('navigation', { hidden: true })
      .map((menu) => menu.getAttribute('aria-label'));
    await expect(menus).toEqual([window.innerWidth < 1024 ? 'Quick menu' : 'Main']);
    await expect(canvas.getAllByRole('link', { name: 'Adlane', hidden: true })).toHaveLength(1);
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

export const MenuCollapses: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { onMenuCollapsedChange: changeMenu },
  beforeEach: () => void changeMenu.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await expect(changeMenu.mock.calls).toEqual([[true]]);
  },
};

/** Only symbols are left; by keyboard it opens over the page, with the pages of the current section. */
export const CollapsedMenuOpensByKeyboard: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...states.MenuCollapsed,
  // A pointer that rests in the corner of the window would open it.
  decorators: [(Story) => <Box p={4}>{Story()}</Box>],
  beforeEach: () => void changeMenu.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('navigation', { name: 'Main' }).parentElement;
    await expect(panel).toHaveStyle({ width: '56px' });
    await expect(canvas.getByText('Your Ad Templates')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Media' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Adlane' })).toHaveFocus();
    await waitFor(() => expect(panel).toHaveStyle({ width: '232px' }));
    await expect(canvas.getByRole('link', { name: 'Your Ad Templates' })).toBeVisible();
    canvas.getByRole('button', { name: 'Expand menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(changeMenu.mock.calls).toEqual([[false]]);
  },
};
