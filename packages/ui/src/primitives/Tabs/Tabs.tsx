import { defineSlotRecipe, Tabs as Parts } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const tabsRecipe = defineSlotRecipe({
  className: 'adlane-tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { colorPalette: 'brand', position: 'relative' },
    list: { display: 'flex', gap: 1, borderBottomWidth: '1px', overflowX: 'auto', scrollbarWidth: 'none' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      h: 10,
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
    },
    content: { pt: 6, outline: 0, focusVisibleRing: 'outside', borderRadius: 'l1' },
  },
});

export type TabItem = {
  /** Stands in the URL. */
  value: string;
  /** The tab's name. */
  label: ReactNode;
  /** What it shows. Only the open tab's content is mounted. */
  content: ReactNode;
  /** Can't be opened. */
  disabled?: boolean;
};

export type TabsProps = {
  /** Spoken name of the group. */
  label: string;
  /** In reading order. */
  items: readonly TabItem[];
  /** The open tab. */
  value: string;
  /** Arrow keys and presses. */
  onChange: (value: string) => void;
};

/** Several views of one thing, one at a time. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <Parts.Root
      recipe={tabsRecipe}
      value={value}
      lazyMount
      unmountOnExit
      onValueChange={(change) => onChange(change.value)}
    >
      <Parts.List aria-label={label}>
        {items.map((item) => (
          <Parts.Trigger key={item.value} value={item.value} disabled={item.disabled ?? false}>
            {item.label}
          </Parts.Trigger>
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
