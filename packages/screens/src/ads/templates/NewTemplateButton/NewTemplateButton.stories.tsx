import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewTemplateButton } from './NewTemplateButton';

const meta = {
  title: 'Screens/Ads/Templates/NewTemplateButton',
  component: NewTemplateButton,
  args: { user: { entity_type: 'Agency', permissions: {} }, onOpenTemplate: fn() },
} satisfies Meta<typeof NewTemplateButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
