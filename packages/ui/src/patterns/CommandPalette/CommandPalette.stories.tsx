import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutTemplate, Megaphone, Rocket, Users } from 'lucide-react';
import { fn } from 'storybook/test';
import { CommandPalette } from './CommandPalette';
import { run } from './CommandPalette.fixtures';

const meta = {
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  // Opens over the page; on the docs page, over its own small page.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onClose: fn(),
    onRun: fn(),
    commands: [
      { id: 'ads', label: 'Launched Ads', group: 'Go to', icon: <Megaphone />, keywords: 'campaigns', run },
      { id: 'templates', label: 'Ad Templates', group: 'Go to', icon: <LayoutTemplate />, run },
      { id: 'leads', label: 'Leads', group: 'Go to', icon: <Users />, run },
      {
        id: 'launch',
        label: 'Launch an ad',
        group: 'Actions',
        icon: <Rocket />,
        shortcut: ['Mod', 'L'],
        run,
      },
    ],
  },
  beforeEach: () => {
    run.mockReset();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
