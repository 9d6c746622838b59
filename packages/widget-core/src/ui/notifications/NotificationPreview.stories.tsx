import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationPreview } from './NotificationPreview';

const meta = {
  title: 'Widget/Previews/NotificationPreview',
  component: NotificationPreview,
  args: {
    data: { text: 'Hi {{name}}, your order is ready.', sender: { name: 'Nora' } },
    color: '#0F766E',
    visitorName: 'Maya Ortiz',
  },
} satisfies Meta<typeof NotificationPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
