import { Box } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList';

const meta = {
  title: 'Screens/Shared/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'Client', value: 'Northside Family Orthodontics, Implants & Emergency Dentistry' },
      { label: 'Campaign objective', value: 'Leads' },
      { label: 'Special ad category', value: 'None' },
      { label: 'Email', value: 'appointments.and.emergencies@northside-family-orthodontics.example' },
      { label: 'Ends', value: '' },
    ],
  },
  decorators: (Story) => (
    <Box maxW="20rem">
      <Story />
    </Box>
  ),
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InANarrowPanel: Story = {};

export const OneLongName: Story = {
  args: {
    facts: [
      { label: 'Where the visitor was when the conversation began', value: 'Pricing' },
      { label: 'Browser', value: 'Firefox 142' },
    ],
  },
};

export const Empty: Story = { args: { facts: [] } };
