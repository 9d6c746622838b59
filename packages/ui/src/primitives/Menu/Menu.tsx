import { defineSlotRecipe, Menu as Parts } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode, use } from 'react';
import { Box } from '../../layout/Box';
import { LinkContext } from '../../provider/LinkContext';
import { Portal } from '../../provider/Portal';

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
      maxH: 'min(24rem, var(--available-height))',
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
  },
});

/** An entry of a menu. */
export type MenuItem = {
  /** Unique in the menu. */
  value: string;
  /** Label, a verb. */
  label: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Called on selection. */
  onSelect?: () => void;
  /** Makes the entry a link. */
  href?: string;
  /** Red, and separated by a line. */
  tone?: 'danger';
  /** Shown but not selectable. */
  disabled?: boolean;
  /** Makes the entry one of several choices, with a check mark on the current one. */
  checked?: boolean;
};

export type MenuProps = {
  /** Button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** In display order; destructive actions last. */
  items: readonly MenuItem[];
  /** Shown above the entries: the signed-in user. */
  heading?: ReactNode;
};

function Item({ item }: { item: MenuItem }) {
  const LinkComponent = use(LinkContext);
  const content = (
    <>
      {item.icon}
      {item.label}
      {item.checked ? <Check aria-hidden style={{ marginInlineStart: 'auto' }} /> : null}
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

/** Menu of actions behind a button. */
export function Menu({ trigger, items, heading }: MenuProps) {
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
            {items.map((item, index) => (
              <Fragment key={item.value}>
                {item.tone && index > 0 && !items[index - 1]?.tone ? <Parts.Separator /> : null}
                <Item item={item} />
              </Fragment>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
