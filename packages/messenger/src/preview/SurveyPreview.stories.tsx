import type { Meta, StoryObj } from '@storybook/react-vite';
import { SurveyPreview } from './SurveyPreview';

const meta = {
  title: 'Widget/Previews/SurveyPreview',
  component: SurveyPreview,
  args: {
    config: { color: '#0F766E', headerColor: '#0F766E' },
    survey: {
      id: 'nps',
      title: 'How are we doing?',
      form: [
        { name: 'score', title: 'How likely are you to recommend us?', type: 'nps', required: true, page: 1 },
        { name: 'why', title: 'What is the main reason?', type: 'textarea', required: false, page: 2 },
      ],
    },
  },
} satisfies Meta<typeof SurveyPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkProject: Story = { args: { config: { color: '#F59E0B', backgroundColor: '#101820' } } };

export const FileQuestion: Story = {
  args: {
    survey: {
      id: 'proof',
      title: 'One more thing',
      form: [{ name: 'proof', title: 'Do you have a screenshot?', type: 'file', required: true, page: 1 }],
    },
  },
};
