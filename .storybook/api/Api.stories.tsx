import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiReference } from './ApiReference';

/** Every call of the contract, to read and to try. */
const meta = {
  title: 'Adlane/API',
  component: ApiReference,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApiReference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
