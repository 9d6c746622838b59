import { SimpleGrid, Text } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { semanticTokens } from '../../packages/ui/src/theme/tokens';
import { ContrastTable } from './ContrastTable';
import { DisabledTable } from './DisabledTable';
import { FoundationPage, FoundationSection } from './FoundationPage';
import { pairs } from './pairs';
import { Swatch } from './Swatch';

/** Colors by role with their contrast. */
function Colors() {
  return (
    <FoundationPage
      title="Color"
      intro="Colors are named by role, never by hue: use fg.muted for secondary text, not a gray. Every role has a light and a dark value, and every pair below passes WCAG 2.2 AA in both."
    >
      {Object.entries(semanticTokens.colors).map(([group, shades]) => (
        <FoundationSection key={group} title={group}>
          <SimpleGrid columns={{ base: 2, md: 4, lg: 5 }} gap={4}>
            {Object.entries(shades).map(([shade, { value }]) => (
              <Swatch
                key={shade}
                name={shade === 'DEFAULT' ? group : `${group}.${shade}`}
                light={value._light}
                dark={value._dark}
              />
            ))}
          </SimpleGrid>
        </FoundationSection>
      ))}
      <FoundationSection title="Disabled">
        <Text color="fg.muted" maxW="prose">
          A disabled field, button or row is shown at 55 % opacity, label included. WCAG asks no contrast of
          it.
        </Text>
        <DisabledTable />
      </FoundationSection>
      <FoundationSection title="Contrast">
        <ContrastTable pairs={pairs} />
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Color',
  component: Colors,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['tokens', 'palette', 'contrast', 'dark mode'] },
} satisfies Meta<typeof Colors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Color: Story = {};
