import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, MousePointerClick, Users } from 'lucide-react';
import { SimpleGrid } from '../../layout/SimpleGrid';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { Avatar } from '../Avatar/Avatar';
import { Badge, StatusBadge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import { PageHeader } from '../PageHeader/PageHeader';
import { Skeleton, SkeletonText } from '../Skeleton/Skeleton';
import { Spinner } from '../Spinner/Spinner';
import { StatTile } from '../StatTile/StatTile';
import { ThumbnailImage } from '../ThumbnailImage/ThumbnailImage';
import { Card } from './Card';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: {
    title: 'Connected accounts',
    description: 'Ads are launched in these.',
    actions: (
      <Button size="sm" variant="secondary">
        Connect
      </Button>
    ),
    children: 'Bright Dental, Facebook',
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2),
  },
};

export const Figures: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap={4}>
      <StatTile label="Total ad spend" value="$12,480.50" hint="Last 30 days" icon={<Banknote />} />
      <StatTile label="Leads" value="318" hint="12 % more than before" icon={<Users />} />
      <StatTile label="Cost per result" value={undefined} icon={<MousePointerClick />} />
    </SimpleGrid>
  ),
};

export const Header: Story = {
  tags: ['picture'],
  render: () => (
    <PageHeader
      title="Summer whitening offer"
      description="Created by Ada on 2 March. Used in four launches."
      badge={<StatusBadge tone="positive" text="Active" />}
      back={{ href: '/agency/ads', label: 'Ad templates' }}
      actions={
        <>
          <Button variant="secondary">Duplicate</Button>
          <Button>Launch</Button>
        </>
      }
    />
  ),
};

export const SmallParts: Story = {
  render: () => (
    <Stack gap={5}>
      <Heading level={2}>People and pictures</Heading>
      <Stack direction="row" align="center" gap={3} flexWrap="wrap">
        <Avatar name="Ada Lovelace" />
        <Avatar name="Bo" size="sm" />
        <Avatar name="Bright Dental Group" size="lg" src="/missing.png" />
        <ThumbnailImage alt="Ad picture" />
        <ThumbnailImage alt="Ad picture" src="/missing.png" width={32} ratio="16 / 9" />
        <Badge>Draft</Badge>
        <Spinner label="Loading" />
      </Stack>
      <Text>
        Read <Link href="/help">how a launch works</Link> or{' '}
        <Link href="https://example.com" external>
          the platform's rules
        </Link>
        .
      </Text>
      <Skeleton width={48} height={8} />
      <SkeletonText />
    </Stack>
  ),
};
