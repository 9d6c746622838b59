import { Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { Alert, type AlertTone } from './Alert';

const meta = {
  title: 'UI/Alert',
  component: Alert,
  args: {
    tone: 'warning',
    title: 'Somebody else has changed this template',
    children: 'Your changes are kept. Look at theirs before you save.',
    action: <Button variant="secondary">Show their changes</Button>,
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Somebody else has changed this template');
  },
};

const tones: readonly AlertTone[] = ['info', 'success', 'warning', 'error'];

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

export const LongText: Story = {
  args: {
    title: undefined,
    children: 'https://example.test/a-very-long-address-without-a-place-to-break/'.repeat(6),
  },
};
