import { Box } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../../packages/ui/src/theme/tokens';
import { FoundationPage } from './FoundationPage';
import { TokenTable } from './TokenTable';

/** Browsers' default font size, in pixels. */
const rootFontPx = 16;

/** The scale of distances. */
function SpaceScale() {
  return (
    <FoundationPage
      title="Spacing"
      intro="Steps of 4 px. Use gap between siblings and padding inside; 2 inside a control, 4 between fields, 6 between cards, 8 between sections. label is how far below its label a field's control begins, so a button beside the control starts there. Margins are for exceptions."
    >
      <TokenTable
        label="Spacing"
        columns={['rem', 'px', 'Size']}
        rows={Object.entries(tokens.spacing)
          .sort(([, one], [, other]) => Number.parseFloat(one.value) - Number.parseFloat(other.value))
          .map(([name, { value }]) => ({
            name,
            cells: [
              value,
              Number.parseFloat(value) * rootFontPx,
              <Box key={name} h={3} bg="brand.solid" borderRadius="xs" style={{ width: value }} />,
            ],
          }))}
      />
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Spacing',
  component: SpaceScale,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['margin', 'padding', 'gap'] },
} satisfies Meta<typeof SpaceScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spacing: Story = {};
