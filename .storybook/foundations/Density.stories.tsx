import { Button, HStack, Input, Select } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonRecipe } from '../../packages/ui/src/primitives/Button/buttonRecipe';
import { FoundationPage, FoundationSection } from './FoundationPage';
import { TokenTable } from './TokenTable';

const sizes = ['sm', 'md', 'lg'] as const;
/** A spacing step in pixels. */
const stepPx = 4;

const uses = {
  sm: 'Toolbars, table rows and cards',
  md: 'Forms and page headers',
  lg: 'Sign-in and empty pages with one action',
} as const;

/** Heights of controls. */
function Heights() {
  return (
    <FoundationPage
      title="Density"
      intro="Controls in one row have one size, so that their edges align. Touch targets are at least 24 px (WCAG 2.2), and 40 px in forms."
    >
      <FoundationSection title="Heights">
        <TokenTable
          label="Heights of controls"
          columns={['Height', 'Use for', 'Sample']}
          rows={sizes.map((size) => ({
            name: size,
            cells: [
              `${(buttonRecipe.variants?.size[size].h ?? 0) * stepPx} px`,
              uses[size],
              <Button key={size} size={size} variant="secondary">
                Preview
              </Button>,
            ],
          }))}
        />
      </FoundationSection>
      <FoundationSection title="In one row">
        <HStack gap={3} maxW="2xl">
          <Input aria-label="Name" defaultValue="Free check-up" />
          <Select
            aria-label="Status"
            options={[
              { value: 'active', label: 'Active' },
              { value: 'paused', label: 'Paused' },
            ]}
          />
          <Button>Launch ad</Button>
        </HStack>
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Density',
  component: Heights,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['compact'] },
} satisfies Meta<typeof Heights>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Density: Story = {};
