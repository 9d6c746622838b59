import { Accordion as Parts } from '@ark-ui/react/accordion';
import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';

/** A section of the accordion. */
export type AccordionItem = {
  /** Unique in the list. */
  value: string;
  /** Title of the section. */
  title: ReactNode;
  /** Shown at the end of the title: a badge, a count. */
  aside?: ReactNode;
  /** Content; not mounted while closed. */
  content: ReactNode;
  /** Cannot be opened. */
  disabled?: boolean;
};

export type AccordionProps = {
  /** In reading order. */
  items: readonly AccordionItem[];
  /** Open items. */
  value: readonly string[];
  /** Called with the open items. */
  onChange: (value: string[]) => void;
  /** Only one item is open at a time. */
  single?: boolean;
  /**
   * Heading level of the titles.
   * @default 3
   */
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

/** Sections that expand and collapse under their titles. */
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
      <Grid gap={3}>
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
      </Grid>
    </Parts.Root>
  );
}
