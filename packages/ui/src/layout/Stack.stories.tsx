import { Spacer } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button/Button';
import { Card } from '../primitives/Card/Card';
import { HStack, Stack } from './layout';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  subcomponents: { HStack },
  parameters: {
    docs: {
      description: {
        component:
          'Layout in one direction: `Stack` is a column, `HStack` a row. Set `gap` to a spacing token.',
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  render: () => (
    <Stack gap={4}>
      <Card title="Budget">$50.00 a day</Card>
      <Card title="Schedule">Runs until you stop it</Card>
      <Card title="Audience">Women and men, 25 to 54</Card>
    </Stack>
  ),
};

export const Row: Story = {
  render: () => (
    <HStack gap={3}>
      <Button variant="ghost">Discard changes</Button>
      <Spacer />
      <Button variant="secondary">Preview</Button>
      <Button>Save</Button>
    </HStack>
  ),
};
