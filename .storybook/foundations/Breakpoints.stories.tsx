import { Box } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints } from '../../packages/ui/src/theme/tokens';
import { FoundationPage } from './FoundationPage';
import { TokenTable } from './TokenTable';

const effects: Readonly<Record<string, string>> = {
  sm: 'Fields are side by side',
  md: 'Tables instead of cards, dialogs in the middle instead of sheets',
  lg: 'Navigation as a sidebar',
  xl: 'Previews beside the editor',
  '2xl': 'No further change; content stops growing',
};

/** Widths at which layouts change. */
function Widths() {
  return (
    <FoundationPage
      title="Breakpoints"
      intro="Layouts are designed for 360 px first; each breakpoint adds what fits. Write responsive values as an object: columns={{ base: 1, md: 2 }}. What depends on its container instead of the window has _wideContainer: at least 48 rem."
    >
      <TokenTable
        label="Breakpoints"
        columns={['From', 'What changes', 'Now']}
        rows={Object.entries(breakpoints).map(([name, value]) => ({
          name,
          cells: [
            value,
            effects[name],
            <Box key={name} as="span" color="fg.muted">
              <Box as="span" hideFrom={name}>
                no
              </Box>
              <Box as="span" hideBelow={name} color="fg.success" fontWeight="medium">
                yes
              </Box>
            </Box>,
          ],
        }))}
      />
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Breakpoints',
  component: Widths,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['responsive', 'mobile'] },
} satisfies Meta<typeof Widths>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Breakpoints: Story = {};
