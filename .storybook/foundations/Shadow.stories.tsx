import { Box, SimpleGrid, Stack, Text } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { semanticTokens, tokens } from '../../packages/ui/src/theme/tokens';
import { FoundationPage, FoundationSection } from './FoundationPage';
import { TokenTable } from './TokenTable';

const uses: Readonly<Record<string, string>> = {
  xs: 'Cards and buttons on the page',
  sm: 'Cards that lift on hover',
  md: 'Menus, popovers and tooltips',
  lg: 'Dialogs and drawers',
};

/** Elevation, and the order of layers. */
function Elevation() {
  return (
    <FoundationPage
      title="Shadow"
      intro="The higher a layer, the larger its shadow. In dark mode a thin light edge replaces what a shadow can't show."
    >
      <SimpleGrid columns={{ base: 1, md: 2, lg: 4 }} gap={6}>
        {Object.keys(semanticTokens.shadows).map((name) => (
          <Stack key={name} gap={2}>
            <Box h={24} bg="bg.panel" borderRadius="l3" shadow={name} />
            <Text fontFamily="mono" textStyle="sm">
              {name}
            </Text>
            <Text color="fg.muted" textStyle="sm">
              {uses[name]}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      <FoundationSection title="Layers">
        <TokenTable
          label="Layers"
          columns={['z-index']}
          rows={Object.entries(tokens.zIndex).map(([name, { value }]) => ({ name, cells: [value] }))}
        />
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Shadow',
  component: Elevation,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['elevation'] },
} satisfies Meta<typeof Elevation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shadow: Story = {};
