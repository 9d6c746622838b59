import { SearchInput, SimpleGrid, Stack, Text } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from 'lucide-react';
import { useState } from 'react';
import { FoundationPage } from './FoundationPage';

/** More icons than this take longer to draw than to search for. */
const mostShown = 120;

function listIcons(term: string) {
  const wanted = term.toLowerCase().replaceAll(/[\s-]/g, '');
  return Object.entries(icons).filter(([name]) => name.toLowerCase().includes(wanted));
}

/** All icons of the set, searchable by name. */
function IconGrid({ initialTerm = '' }: { readonly initialTerm?: string }) {
  const [term, setTerm] = useState(initialTerm);
  const found = listIcons(term);
  return (
    <FoundationPage
      title="Icons"
      intro="Lucide icons, 16 px in controls and 20 px in navigation, drawn with the color of the text. An icon without a text needs a label: use IconButton. Import each icon by name from lucide-react."
    >
      <SearchInput label="Search icons" value={term} onSearch={setTerm} />
      <Text role="status" color="fg.muted" textStyle="sm">
        {found.length > mostShown ? `${mostShown} of ${found.length} icons` : `${found.length} icons`}
      </Text>
      <SimpleGrid minChildWidth="8rem" gap={3}>
        {found.slice(0, mostShown).map(([name, Icon]) => (
          <Stack key={name} align="center" gap={2} p={3} borderWidth="1px" borderRadius="l2">
            <Icon size={20} aria-hidden />
            <Text textStyle="xs" textAlign="center" wordBreak="break-word">
              {name}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: IconGrid,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['svg', 'symbol'] },
} satisfies Meta<typeof IconGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {};
