import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button/Button';
import { Card } from '../primitives/Card/Card';
import { Box } from './Box';
import { Flex } from './Flex';
import { HStack } from './HStack';
import { Stack } from './Stack';
import { Text } from './Text';
import { VStack } from './VStack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  subcomponents: { HStack, VStack, Flex },
  parameters: {
    docs: {
      description: {
        component:
          'Layout in one direction: `Stack` is a column, `HStack` a row, `VStack` a centered column, `Flex` a box without a gap. Set `gap` to a step of spacing.',
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
      <Box flex="1" />
      <Button variant="secondary">Preview</Button>
      <Button>Save</Button>
    </HStack>
  ),
};

export const ColumnOnAPhone: Story = {
  render: () => (
    <Flex direction={{ base: 'column', md: 'row' }} gap={4}>
      <Card title="Spent">$1,204.50</Card>
      <Card title="Leads">83</Card>
    </Flex>
  ),
};

export const CenteredColumn: Story = {
  tags: ['picture'],
  render: () => (
    <VStack gap={2}>
      <Text fontWeight="semibold">No leads yet</Text>
      <Text color="fg.muted">They appear here as soon as a form is sent.</Text>
    </VStack>
  ),
};
