import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { SkeletonText } from '../Skeleton/Skeleton';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Drawer } from './Drawer';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { ConfirmDialog, Drawer },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj;

export const Shown: Story = {
  tags: ['picture'],
  render: () => (
    <Dialog open onClose={fn()} title="Move 12 templates" size="md" footer={<Button>Move</Button>}>
      <SkeletonText lines={4} />
    </Dialog>
  ),
};

export const DrawerShown: Story = {
  tags: ['picture'],
  render: () => (
    <Drawer open onClose={fn()} title="Launch on Google" footer={<Button>Continue</Button>}>
      <SkeletonText lines={12} />
    </Drawer>
  ),
};
