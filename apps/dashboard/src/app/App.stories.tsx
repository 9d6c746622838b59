import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AppInMemory, signOutEverywhere } from './AppInMemory.fixtures';

const meta = {
  title: 'Flows/Ads',
  component: AppInMemory,
  // The whole app: screens have separate docs pages.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/login', locale: 'en-US', colorMode: 'light', onAddress: fn() },
  render: (args, { globals }) => (
    <AppInMemory
      {...args}
      locale={globals.direction === 'rtl' ? 'he-IL' : 'en-US'}
      dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      // Undefined in a story that selects a theme itself.
      colorMode={args.colorMode && (globals.theme === 'dark' ? 'dark' : 'light')}
    />
  ),
  beforeEach() {
    signOutEverywhere();
    return signOutEverywhere;
  },
} satisfies Meta<typeof AppInMemory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
