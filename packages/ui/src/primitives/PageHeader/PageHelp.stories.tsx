import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from './PageHeader';
import { PageHelp } from './PageHelp';

const meta = {
  title: 'Layout/PageHelp',
  component: PageHelp,
  args: { children: 'What your ads are launched from.' },
  render: (args) => <PageHeader title="Ad templates" help={<PageHelp {...args} />} />,
} satisfies Meta<typeof PageHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
