import { Text } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { textStyles } from '../../packages/ui/src/theme/styles';
import { tokens } from '../../packages/ui/src/theme/tokens';
import { FoundationPage, FoundationSection } from './FoundationPage';
import { TokenTable } from './TokenTable';

/** Text styles, weights and font families. */
function TypeScale() {
  return (
    <FoundationPage
      title="Typography"
      intro="Inter, with the system font where it is not loaded. Set textStyle, which brings size, line height and letter spacing; never a size alone. Body text is sm, on phones md."
    >
      <FoundationSection title="Text styles">
        <TokenTable
          label="Text styles"
          columns={['Size', 'Line height', 'Sample']}
          rows={Object.entries(textStyles).map(([name, { value }]) => ({
            name,
            cells: [
              tokens.fontSizes[value.fontSize as keyof typeof tokens.fontSizes].value,
              value.lineHeight,
              <Text key={name} textStyle={name}>
                Launch ads for every client
              </Text>,
            ],
          }))}
        />
      </FoundationSection>
      <FoundationSection title="Weights">
        <TokenTable
          label="Font weights"
          columns={['Value', 'Sample']}
          rows={Object.entries(tokens.fontWeights).map(([name, { value }]) => ({
            name,
            cells: [
              value,
              <Text key={name} fontWeight={name}>
                Free check-up
              </Text>,
            ],
          }))}
        />
      </FoundationSection>
      <FoundationSection title="Families">
        <TokenTable
          label="Font families"
          columns={['Value']}
          rows={Object.entries(tokens.fonts).map(([name, { value }]) => ({ name, cells: [value] }))}
        />
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Typography',
  component: TypeScale,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['font', 'text size'] },
} satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typography: Story = {};
