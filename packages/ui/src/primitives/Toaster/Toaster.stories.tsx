import type { Meta, StoryObj } from '@storybook/react-vite';
import { HStack } from '../../layout/HStack';
import { Button } from '../Button/Button';
import { Toaster, type ToastTone, toast } from './Toaster';
import { onUndo, texts } from './Toaster.fixtures';

const tones: ToastTone[] = ['success', 'error', 'warning', 'info'];

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  render: () => (
    <HStack gap={3} flexWrap="wrap">
      {tones.map((tone) => (
        <Button key={tone} variant="secondary" onClick={() => toast({ tone, text: texts[tone] })}>
          {tone}
        </Button>
      ))}
      <Button
        onClick={() =>
          toast({ tone: 'success', text: 'Lead deleted', action: { label: 'Undo', onClick: onUndo } })
        }
      >
        with a way back
      </Button>
      <Toaster />
    </HStack>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
