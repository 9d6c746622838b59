import { defineSlotRecipe, Menu as Parts } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Fragment, use } from 'react';
import { Box } from '../../layout/Box';
import { LinkContext } from '../../provider/LinkContext';
import { Portal } from '../../provider/Portal';
import type { MenuItem, MenuProps } from './MenuProps';

const menuRecipe = defineSlotRecipe({
  className: 'adlane-menu',
  slots: [
    'positioner',
    'content',
    'item',
    'separator',
    'trigger',
    'itemGroup',
    'itemGroupLabel',
    'arrow',
    'arrowTip',
    'contextTrigger',
    'indicator',
    'itemIndicator',
    'itemText',
    'itemCommand',
    'triggerItem',
  ],
  base: {
    content: {
      // Above dialogs and drawers, which contain menus.
      zIndex: 'popover',
      minW: '11rem',
      maxW: 'min(20rem, calc(100vw - 1rem))',
      maxH: 'min(32rem, var(--available-height))',
      overflowY: 'auto',
      p: 1.5,
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'l3',
      shadow: 'lg',
      outline: 0,
      _open: { animationStyle: 'slide-fade-in', animationDuration: 'fast' },
      _closed: { animationStyle: 'slide-fade-out', animationDuration: 'faster' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 2.5,
      px: 2.5,
      minH: 9,
      borderRadius: 'l2',
      textStyle: 'sm',
      textDecoration: 'none',
      userSelect: 'none',
      cursor: 'menuitem',
      outline: 0,
      '& svg': { boxSize: 4, flexShrink: 0, color: 'fg.muted' },
      _highlighted: { bg: 'bg.muted' },
      _disabled: { layerStyle: 'disabled' },
      '&[data-tone=danger]': { color: 'fg.error', '& svg': { color: 'fg.error' } },
      '&[data-tone=danger][data-highlighted]': { bg: 'bg.error' },
    },
    separator: { h: '1px', bg: 'border', my: 1.5 },
    itemGroupLabel: { px: 2.5, py: 1, textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
    itemText: { flex: 1, minW: 0, overflowWrap: 'anywhere' },
  },
});

function Item({ item }: { item: MenuItem }) {
  const LinkComponent = use(LinkContext);
  const content = (
    <>
      {item.icon}
      <Parts.ItemText>{item.label}</Parts.ItemText>
      {item.checked ? <Check aria-hidden /> : null}
    </>
  );
  return (
    <Parts.Item
      value={item.value}
      disabled={item.disabled ?? false}
      data-tone={item.tone}
      {...(item.checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': item.checked })}
      // Every selection ends in a click, Enter included; the menu's select event requires a resting pointer.
      onClick={item.disabled ? undefined : item.onSelect}
      asChild={item.href !== undefined}
    >
      {item.href === undefined ? content : <LinkComponent href={item.href}>{content}</LinkComponent>}
    </Parts.Item>
  );
}

type Section = { readonly group: string | undefined; readonly items: MenuItem[] };

/** Splits entries where another group begins, and before destructive ones. */
function splitSections(items: readonly MenuItem[]): Section[] {
  const sections: Section[] = [];
  for (const item of items) {
    const last = sections.at(-1);
    const isSame = last?.group === item.group && !(item.tone && !last?.items.at(-1)?.tone);
    if (last && isSame) last.items.push(item);
    else sections.push({ group: item.group, items: [item] });
  }
  return sections;
}

/** The button of a menu and its entries. */
export function MenuOverlay({ trigger, items, heading }: MenuProps) {
  return (
    <Parts.Root recipe={menuRecipe} lazyMount unmountOnExit>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {heading ? (
              <>
                <Box px={2.5} py={1.5}>
                  {heading}
                </Box>
                <Parts.Separator />
              </>
            ) : null}
            {splitSections(items).map((section, index) => {
              const entries = section.items.map((item) => <Item key={item.value} item={item} />);
              return (
                <Fragment key={section.items[0]?.value}>
                  {index > 0 ? <Parts.Separator /> : null}
                  {section.group === undefined ? (
                    entries
                  ) : (
                    <Parts.ItemGroup>
                      <Parts.ItemGroupLabel>{section.group}</Parts.ItemGroupLabel>
                      {entries}
                    </Parts.ItemGroup>
                  )}
                </Fragment>
              );
            })}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
