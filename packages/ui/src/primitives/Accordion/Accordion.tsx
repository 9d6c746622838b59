import { Accordion as Parts } from '@ark-ui/react/accordion';
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type AccordionItem = {
  /** Unique in the list. */
  value: string;
  /** What is inside. */
  title: ReactNode;
  /** At the end of the title's line: a badge, a count. */
  aside?: ReactNode;
  /** What opens. Not in the page while it is closed. */
  content: ReactNode;
  /** Can't be opened. */
  disabled?: boolean;
};

export type AccordionProps = {
  /** In reading order. */
  items: readonly AccordionItem[];
  /** Which are open. */
  value: readonly string[];
  /** Called with those that are open now. */
  onChange: (value: string[]) => void;
  /** Only one is open at a time. */
  single?: boolean;
  /** Level of the titles in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
};

const Item = chakra(Parts.Item, {
  base: { borderWidth: '1px', borderRadius: 'l3', bg: 'bg.panel', overflow: 'hidden' },
});

const Trigger = chakra(Parts.ItemTrigger, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    w: 'full',
    minH: 12,
    px: 4,
    textAlign: 'start',
    textStyle: 'sm',
    fontWeight: 'semibold',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'inside',
    borderRadius: 'l3',
    _hover: { bg: 'bg.muted' },
    _disabled: { layerStyle: 'disabled' },
    '& > svg': { boxSize: 4, flexShrink: 0, color: 'fg.muted', transition: 'rotate 150ms' },
    '&[data-state=open] > svg': { rotate: '180deg' },
  },
});

const Panel = chakra(Parts.ItemContent, { base: { px: 4, pb: 4, pt: 1, textStyle: 'sm' } });

/** Parts of a page that open and close under their titles. */
export function Accordion({ items, value, onChange, single = false, headingLevel = 3 }: AccordionProps) {
  return (
    <Parts.Root
      value={[...value]}
      multiple={!single}
      collapsible
      lazyMount
      unmountOnExit
      onValueChange={(change) => onChange(change.value)}
    >
      <Box display="grid" gap={3}>
        {items.map((item) => (
          <Item key={item.value} value={item.value} disabled={item.disabled ?? false}>
            <Box as={`h${headingLevel}` as const}>
              <Trigger>
                <Box as="span" flex="1" minW={0}>
                  {item.title}
                </Box>
                {item.aside}
                <ChevronDown aria-hidden />
              </Trigger>
            </Box>
            <Panel>{item.content}</Panel>
          </Item>
        ))}
      </Box>
    </Parts.Root>
  );
}
