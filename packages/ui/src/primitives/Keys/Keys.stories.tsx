import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keys } from './Keys';

const meta = { title: 'Data/Keys', component: Keys, args: { keys: ['Mod', 'K'] } } satisfies Meta<
  typeof Keys
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { keys: ['Esc'] } };
