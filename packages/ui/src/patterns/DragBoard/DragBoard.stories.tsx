import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Grid } from '../../layout/Grid';
import { DragBoard } from './DragBoard';
import { Item, Target } from './DragBoard.fixtures';

const meta = {
  title: 'Data/DragBoard',
  component: DragBoard,
  args: {
    getDraggedIds: (id) => [id],
    describe: (ids) => (ids.length === 1 ? `Template ${ids[0]}` : `${ids.length} templates`),
    getTargetName: (id) => `Folder ${id}`,
    onDrop: fn(),
    children: (
      <Grid gap={4} gridTemplateColumns="1fr 1fr" maxW="24rem">
        <Target id="A" />
        <Item id="1" />
        <Target id="B" />
        <Item id="2" />
      </Grid>
    ),
  },
} satisfies Meta<typeof DragBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
