import { Box, SimpleGrid } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image, LayoutDashboard, LogOut, Megaphone, Plug, Settings, Users, UsersRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { Card } from '../../primitives/Card/Card';
import { Logo } from '../../primitives/Logo/Logo';
import { PageHeader } from '../../primitives/PageHeader/PageHeader';
import { StatTile } from '../../primitives/StatTile/StatTile';
import { AppShell } from './AppShell';

const signOut = fn();

const meta = {
  title: 'UI/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Logo />,
    homeHref: '#/agency/dashboard',
    navigation: [
      { href: '#/agency/dashboard', label: 'Dashboard', icon: <LayoutDashboard />, current: false },
      {
        href: '#/agency/ads',
        label: 'Ads',
        icon: <Megaphone />,
        current: true,
        children: [
          { href: '#/agency/ads/manage', label: 'Launched Ads', current: true },
          { href: '#/agency/ads/your-ads', label: 'Your Ad Templates', current: false },
        ],
      },
      { href: '#/agency/leads', label: 'Leads', icon: <Users />, current: false },
      { href: '#/agency/media', label: 'Media', icon: <Image />, current: false },
      { href: '#/agency/clients', label: 'Clients', icon: <UsersRound />, current: false },
      { href: '#/agency/connect', label: 'Connect', icon: <Plug />, current: false },
    ],
    user: { name: 'Ada Lovelace', email: 'ada@adlane.test' },
    userMenu: [
      { value: 'account', label: 'My account', icon: <Settings />, href: '#/agency/my-account' },
      { value: 'out', label: 'Sign out', icon: <LogOut />, onSelect: signOut },
    ],
    children: (
      <>
        <PageHeader
          title="Launched Ads"
          description="Everything that runs, waits or has ended in your connected accounts."
          actions={<Button>Launch ad</Button>}
        />
        <SimpleGrid columns={{ base: 2, md: 4 }} gap={4} mb={6}>
          <StatTile label="Live ads" value="14" />
          <StatTile label="In review" value="3" />
          <StatTile label="Leads today" value="27" />
          <StatTile label="Spend today" value="$318.20" />
        </SimpleGrid>
        <Card title="This week">
          <Box h="18rem" />
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
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
