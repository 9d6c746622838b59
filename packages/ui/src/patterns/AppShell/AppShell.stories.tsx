import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image, LayoutDashboard, LogOut, Megaphone, Plug, Settings, Users, UsersRound } from 'lucide-react';
import { Box } from '../../layout/Box';
import { SimpleGrid } from '../../layout/SimpleGrid';
import { Button } from '../../primitives/Button/Button';
import { Card } from '../../primitives/Card/Card';
import { Logo } from '../../primitives/Logo/Logo';
import { PageHeader } from '../../primitives/PageHeader/PageHeader';
import { StatTile } from '../../primitives/StatTile/StatTile';
import { AppShell } from './AppShell';
import { changeMenu, signOut } from './AppShell.fixtures';

const meta = {
  title: 'Navigation/AppShell',
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

export const Default: Story = {};

export const MenuCollapsed: Story = {
  args: { brandMark: <Logo signOnly />, menuCollapsed: true, onMenuCollapsedChange: changeMenu },
};
