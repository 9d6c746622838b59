import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStoryImage } from '../../story/storyMedia';
import { StatusBadge } from '../Badge/Badge';
import { ThumbnailImage } from '../ThumbnailImage/ThumbnailImage';
import { PageHeader } from './PageHeader';
import { PageHelp } from './PageHelp';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Ad templates', help: <PageHelp>What your ads are launched from.</PageHelp> },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithWayBack: Story = { args: { back: { href: '#templates', label: 'Ad templates' } } };

export const WithFacts: Story = {
  args: {
    title: 'Brightside Dental',
    help: undefined,
    description: 'hello@brightside.example · Added on Sep 19, 2026',
  },
};

/** The picture of an ad beside its name. */
export const WithPicture: Story = {
  tags: ['picture'],
  args: {
    title: 'Fitness: six week challenge',
    help: undefined,
    badge: <StatusBadge tone="positive" text="Running" />,
    picture: <ThumbnailImage src={createStoryImage(96, 96, '#7b8fa8')} alt="" width={12} />,
    description: 'For Brightside Fitness',
  },
};

export const Compact: Story = { args: { compact: true } };
