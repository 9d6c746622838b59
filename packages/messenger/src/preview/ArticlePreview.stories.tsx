import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticlePreview } from './ArticlePreview';

const meta = {
  title: 'Widget/Previews/ArticlePreview',
  component: ArticlePreview,
  args: {
    config: { color: '#0F766E', headerColor: '#0F766E' },
    article: {
      title: 'How refunds work',
      description: 'Within 30 days, to the card you paid with.',
      note: 'Updated today',
      html: '<h3>Before you start</h3><p>Have your <strong>order number</strong> ready.</p><ul><li>Open your account</li><li>Choose the order</li></ul>',
    },
  },
} satisfies Meta<typeof ArticlePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkProject: Story = { args: { config: { color: '#F59E0B', backgroundColor: '#101820' } } };
