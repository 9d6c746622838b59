import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Popover } from './Popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    title: 'Columns',
    trigger: <Button variant="secondary">Columns</Button>,
    children: (
      <Stack gap={3}>
        <Checkbox label="Name" defaultChecked />
        <Checkbox label="Status" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
