import type { Meta, StoryObj } from '@storybook/react-vite';
import { BotPreview } from './BotPreview';

const meta = {
  title: 'Widget/Previews/BotPreview',
  component: BotPreview,
  args: {
    config: { color: '#0F766E', headerColor: '#0F766E' },
    endText: 'Your team answers from here.',
    bot: {
      id: 'guide',
      name: 'Guide',
      steps: [
        {
          id: 'welcome',
          text: 'Hi! What can I help you with?',
          choices: [{ label: 'Billing', next: 'billing' }, { label: 'Talk to a person' }],
        },
        { id: 'billing', text: 'Your invoices are under Settings, Billing.', choices: [] },
      ],
    },
  },
} satisfies Meta<typeof BotPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
