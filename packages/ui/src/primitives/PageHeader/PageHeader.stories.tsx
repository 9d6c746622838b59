import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Compact: Story = { args: { compact: true } };
