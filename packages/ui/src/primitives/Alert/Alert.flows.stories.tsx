import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { Alert, type AlertTone } from './Alert';
import statesMeta from './Alert.stories';

const tones: readonly AlertTone[] = ['info', 'success', 'warning', 'error'];
const meta = { ...statesMeta, title: 'Feedback/Alert/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Another user changed this template');
  },
};

export const Tones: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={3}>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone}>{`This is a notice of the kind ${tone}.`}</Alert>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('error');
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
