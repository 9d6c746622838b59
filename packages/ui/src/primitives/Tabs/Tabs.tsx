import { defineSlotRecipe, Tabs as Parts } from '@chakra-ui/react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Box } from '../../layout/Box';
import { useIsNarrow } from '../../provider/useIsNarrow';
import { controlHeight } from '../../theme/controlHeight';

const tabsRecipe = defineSlotRecipe({
  className: 'adlane-tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    root: {
      colorPalette: 'brand',
      position: 'relative',
      _vertical: {
        display: 'grid',
        gridTemplateColumns: '{sizes.44} minmax(0, 1fr)',
        gap: 8,
        alignItems: 'start',
      },
    },
    list: {
      display: 'flex',
      gap: 1,
      borderBottomWidth: '1px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Edges that hide tabs fade. Where browsers have no animations by scrolling, or all tabs fit, none does.
      '--fade-to': 'right',
      _rtl: { '--fade-to': 'left' },
      animationName: 'adlane-fade-edges',
      animationTimeline: 'scroll(self inline)',
      maskImage: `linear-gradient(to var(--fade-to), transparent, #000 var(--fade-start, 0px), #000 calc(100% - var(--fade-end, 0px)), transparent)`,
      _vertical: { flexDirection: 'column', gap: 0.5, borderBottomWidth: 0, overflowX: 'visible' },
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      h: controlHeight,
      px: 3,
      mb: '-1px',
      whiteSpace: 'nowrap',
      textStyle: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'button',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      focusVisibleRing: 'inside',
      borderTopRadius: 'l1',
      _hover: { color: 'fg' },
      _selected: { color: 'brand.fg', borderColor: 'brand.solid' },
      _disabled: { layerStyle: 'disabled' },
      _vertical: {
        h: 8,
        mb: 0,
        borderBottomWidth: 0,
        borderRadius: 'l2',
        _hover: { bg: 'bg.muted' },
        _selected: { bg: 'brand.subtle' },
      },
    },
    content: {
      pt: 6,
      outline: 0,
      focusVisibleRing: 'outside',
      borderRadius: 'l1',
      _vertical: { pt: 0, minW: 0 },
    },
  },
});

/** A tab with its content. */
export type TabItem = {
  /** Value in the URL. */
  value: string;
  /** Name of the tab. */
  label: ReactNode;
  /** Content; mounted only while the tab is open. */
  content: ReactNode;
  /** Cannot be opened. */
  disabled?: boolean;
  /**
   * Heading of the tabs that it belongs to, which follow each other. Tabs with groups are a column beside the content in
   * a window of at least 1,152 px, and one line above it in others.
   */
  group?: string;
};

export type TabsProps = {
  /** Accessible name of the group. */
  label: string;
  /** In reading order. */
  items: readonly TabItem[];
  /** Open tab. */
  value: string;
  /** Called by arrow keys and clicks. */
  onChange: (value: string) => void;
};

/** Length of a faded edge in pixels. */
const fadeLength = 32;

/** Scrolls the tabs, and not the page, as far as the open one needs to be seen whole, beside the faded edges. */
function showOpenTab(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = list.getBoundingClientRect();
  const before = tab.left - left - fadeLength;
  const after = tab.right - right + fadeLength;
  if (before < 0) list.scrollLeft += before;
  else if (after > 0) list.scrollLeft += after;
}

/** Switches between views of one subject. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow('laptop');
  const isColumn = !isNarrow && items.some(({ group }) => group !== undefined);
  useEffect(
    function showTab() {
      if (listRef.current) showOpenTab(listRef.current);
    },
    // The open tab is another one.
    [value],
  );
  return (
    <Parts.Root
      recipe={tabsRecipe}
      value={value}
      orientation={isColumn ? 'vertical' : 'horizontal'}
      lazyMount
      unmountOnExit
      onValueChange={(change) => onChange(change.value)}
    >
      <Parts.List ref={listRef} aria-label={label}>
        {items.map((item, index) => (
          <Fragment key={item.value}>
            {isColumn && item.group !== undefined && item.group !== items[index - 1]?.group ? (
              <Box
                as="span"
                px={3}
                pt={index === 0 ? 0 : 4}
                pb={1}
                textStyle="xs"
                fontWeight="medium"
                color="fg.muted"
              >
                {item.group}
              </Box>
            ) : null}
            <Parts.Trigger value={item.value} disabled={item.disabled ?? false}>
              {item.label}
            </Parts.Trigger>
          </Fragment>
        ))}
      </Parts.List>
      {items.map((item) => (
        <Parts.Content key={item.value} value={item.value}>
          {item.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
