import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvalidUserScreen } from './InvalidUserScreen';

const meta = {
  title: 'Screens/Account/Auth/InvalidUserScreen',
  component: InvalidUserScreen,
  globals: { role: 'none' },
  parameters: { layout: 'fullscreen' },
  args: { signInHref: '#/login' },
} satisfies Meta<typeof InvalidUserScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
