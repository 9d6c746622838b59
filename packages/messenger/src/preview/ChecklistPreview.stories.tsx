import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChecklistPreview } from './ChecklistPreview';

const meta = {
  title: 'Widget/Previews/ChecklistPreview',
  component: ChecklistPreview,
  args: {
    config: { color: '#0F766E', headerColor: '#0F766E' },
    checklist: {
      title: 'Get started',
      steps: [
        {
          id: 'logo',
          title: 'Add your logo',
          description: 'It appears in every email.',
          action: { type: 'url', value: 'https://site.example/brand', label: 'Open settings' },
        },
        { id: 'team', title: 'Invite your team', description: '' },
      ],
    },
  },
} satisfies Meta<typeof ChecklistPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkProject: Story = { args: { config: { color: '#F59E0B', backgroundColor: '#101820' } } };
