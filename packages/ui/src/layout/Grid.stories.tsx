import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../primitives/Card/Card';
import { Grid } from './Grid';
import { SimpleGrid } from './SimpleGrid';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  subcomponents: { SimpleGrid },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WideAndNarrow: Story = {
  render: () => (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={4}>
      <Card title="Texts">Three headlines, two descriptions</Card>
      <Card title="Preview">Feed on a phone</Card>
    </Grid>
  ),
};

export const EqualColumns: Story = {
  render: () => (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap={4}>
      <Card title="Spent">$1,204.50</Card>
      <Card title="Leads">83</Card>
      <Card title="Cost per lead">$14.51</Card>
    </SimpleGrid>
  ),
};
