import { Box, SimpleGrid, Stack, Text } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { semanticTokens, tokens } from '../../packages/ui/src/theme/tokens';
import { FoundationPage, FoundationSection } from './FoundationPage';

function Corner({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Stack gap={1.5}>
      <Box h={20} bg="bg.muted" borderWidth="1px" borderColor="border.emphasized" borderRadius={name} />
      <Text textStyle="sm" fontFamily="mono">
        {name}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {value}
      </Text>
    </Stack>
  );
}

/** Corners by size and by role. */
function Corners() {
  const groups = { 'By role': semanticTokens.radii, 'By size': tokens.radii };
  return (
    <FoundationPage
      title="Radius"
      intro="Use the roles: l1 for small parts in a control, l2 for controls, l3 for cards and dialogs. full makes pills and avatars."
    >
      {Object.entries(groups).map(([title, group]) => (
        <FoundationSection key={title} title={title}>
          <SimpleGrid columns={{ base: 2, md: 4 }} gap={4}>
            {Object.entries(group).map(([name, { value }]) => (
              <Corner key={name} name={name} value={value} />
            ))}
          </SimpleGrid>
        </FoundationSection>
      ))}
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Radius',
  component: Corners,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['rounded corners'] },
} satisfies Meta<typeof Corners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {};
