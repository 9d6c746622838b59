import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText';

const meta = {
  title: 'Screens/Shared/RichText',
  component: RichText,
  args: {
    html: '<p>Google ads are <strong>here</strong>:</p><ul><li>Search</li><li>Performance Max</li></ul><p><a href="https://adlane.example/news">Read more</a></p>',
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
