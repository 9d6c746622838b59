import { confirmPrompts } from '@adlane/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type PromptKey } from './getPromptTone';
import { PromptDialog } from './PromptDialog';

const keys = Object.keys(confirmPrompts) as PromptKey[];

const meta = {
  title: 'Screens/PromptDialog',
  component: PromptDialog,
  argTypes: { prompt: { control: 'select', options: keys } },
  args: { prompt: 'deleteTemplate', onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof PromptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSubject: Story = { args: { subject: '12 templates' } };
