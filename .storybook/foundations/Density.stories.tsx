import { Button, HStack, Input, Select } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../../packages/ui/src/theme/tokens';
import { FoundationPage, FoundationSection } from './FoundationPage';
import { TokenTable } from './TokenTable';

/** What each measure is for, by the token of the group. */
const uses = {
  control: {
    bar: 'Buttons and inputs in the head of a page, above a table and in the top bar',
    form: 'Buttons and inputs in forms and dialogs',
    touch: 'Both on phones',
  },
  row: {
    compact: 'Heads of tables',
    line: 'Rows with one line of text',
    lines: 'Rows with two lines of text',
  },
  page: {
    topBar: 'Height of the top bar',
    menu: 'Width of the side menu',
    foldedMenu: 'Width of the collapsed side menu',
    content: 'Widest content of a page',
    text: 'Widest column of text',
  },
} as const satisfies {
  [Group in 'control' | 'row' | 'page']: Record<keyof (typeof tokens.sizes)[Group], string>;
};

const groups = [
  ['Controls', 'control', uses.control],
  ['Rows of tables', 'row', uses.row],
  ['Pages', 'page', uses.page],
] as const;

/** Formats `2.25rem` as '36 px'. */
const formatRem = (value: string) => `${Number.parseFloat(value) * 16} px`;

function MeasureTable({ title, group, texts }: { title: string; group: keyof typeof uses; texts: object }) {
  const values: Record<string, { value: string }> = tokens.sizes[group];
  return (
    <FoundationSection title={title}>
      <TokenTable
        label={title}
        columns={['Size', 'Use for']}
        rows={Object.entries(texts).map(([name, text]) => ({
          name: `${group}.${name}`,
          cells: [formatRem(values[name]?.value ?? ''), text],
        }))}
      />
    </FoundationSection>
  );
}

/** Heights of controls and rows, measures of pages. */
function Heights() {
  return (
    <FoundationPage
      title="Density"
      intro="A list shows 12 rows on a laptop, so bars and rows are low. Controls in one row have one height, so that their edges align, and 44 px on phones."
    >
      {groups.map(([title, group, texts]) => (
        <MeasureTable key={group} title={title} group={group} texts={texts} />
      ))}
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
