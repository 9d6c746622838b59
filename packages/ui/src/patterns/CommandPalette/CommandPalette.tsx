import { Dialog as Layer } from '@ark-ui/react/dialog';
import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { useAsyncOptions } from '../../primitives/Combobox/useAsyncOptions';
import { Keys } from '../../primitives/Keys/Keys';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { Portal } from '../../provider/Portal';
import type { Command, CommandPaletteProps } from './CommandPaletteProps';
import { findCommands } from './findCommands';

const Backdrop = chakra(Layer.Backdrop, {
  base: { position: 'fixed', inset: 0, bg: 'blackAlpha.500', zIndex: 'modal' },
});

const Place = chakra(Layer.Positioner, {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 'modal',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    pt: { base: 0, sm: '12vh' },
    px: { base: 0, sm: 4 },
  },
});

const Panel = chakra(Layer.Content, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    w: 'full',
    maxW: { sm: 'xl' },
    maxH: { base: '100dvh', sm: '60vh' },
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: { base: 0, sm: 'l3' },
    shadow: 'lg',
    overflow: 'hidden',
    outline: 0,
  },
});

const SearchField = chakra('input', {
  base: {
    flex: 1,
    minW: 0,
    h: 14,
    bg: 'transparent',
    color: 'fg',
    outline: 0,
    textStyle: 'md',
  },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    px: 3,
    minH: 11,
    borderRadius: 'l2',
    textStyle: 'sm',
    cursor: 'option',
    '& > svg': { boxSize: 4.5, flexShrink: 0, color: 'fg.muted' },
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg', '& > svg': { color: 'brand.fg' } },
  },
});

type RowProps = { command: Command; id: string; isActive: boolean; onPoint: () => void; onRun: () => void };

function CommandRow({ command, id, isActive, onPoint, onRun }: RowProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) rowRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The line above has the focus and the keys; a row is only pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <Row ref={rowRef} id={id} role="option" aria-selected={isActive} onClick={onRun} onPointerMove={onPoint}>
      {command.icon}
      <Box flex="1" minW={0}>
        <Box truncate>{command.label}</Box>
        {command.detail ? (
          <Box textStyle="xs" color="fg.muted" truncate>
            {command.detail}
          </Box>
        ) : null}
      </Box>
      {command.shortcut ? <Keys keys={command.shortcut} /> : null}
    </Row>
  );
}

/** Returns the index that a key moves to among `count` rows, wrapping around; `undefined` for other keys. */
function getNextIndex(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function OpenPalette(props: CommandPaletteProps) {
  const {
    onClose,
    commands,
    recent = [],
    onRun,
    search,
    placeholder = translate('Search pages and actions'),
  } = props;
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const searched = useAsyncOptions<Command>(search);
  const id = useId();
  const groups = findCommands({ commands, recent, searched: searched.items, term });
  const rows = groups.flatMap((group) => group.commands);
  const current = Math.min(active, Math.max(rows.length - 1, 0));

  function run(command: Command) {
    onRun?.(command.id);
    onClose();
    command.run();
  }

  function keyDown(event: KeyboardEvent) {
    const next = getNextIndex(event.key, current, rows.length);
    const chosen = rows[current];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(chosen);
    }
  }

  const status = searched.loading
    ? translate('Searching')
    : (searched.searchError ?? (rows.length === 0 ? translate('Nothing found') : ''));
  return (
    <Panel aria-label={translate('Commands')}>
      <HStack gap={3} px={4} borderBottomWidth="1px">
        <Box as={Search} boxSize={4.5} color="fg.muted" flexShrink={0} aria-hidden />
        <SearchField
          role="combobox"
          aria-label={placeholder}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={rows[current] ? `${id}-${rows[current].id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={term}
          onChange={({ target }) => {
            setTerm(target.value);
            setActive(0);
            if (search) searched.searchFor(target.value);
          }}
          onKeyDown={keyDown}
        />
        {searched.loading ? <Spinner size="inherit" /> : <Keys keys={['Esc']} />}
      </HStack>
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={translate('Commands')}
        overflowY="auto"
        p={2}
        tabIndex={-1}
        outline={0}
      >
        {groups.map((group, place) => (
          <Box key={group.name} role="group" aria-labelledby={`${id}-group-${place}`}>
            <Box
              id={`${id}-group-${place}`}
              px={3}
              pt={2}
              pb={1}
              textStyle="xs"
              fontWeight="semibold"
              color="fg.muted"
            >
              {group.name}
            </Box>
            {group.commands.map((command) => (
              <CommandRow
                key={command.id}
                id={`${id}-${command.id}`}
                command={command}
                isActive={rows[current]?.id === command.id}
                onPoint={() => setActive(rows.indexOf(command))}
                onRun={() => run(command)}
              />
            ))}
          </Box>
        ))}
      </Box>
      <Box
        role="status"
        px={5}
        pb={status ? 4 : 0}
        textStyle="sm"
        color={searched.searchError ? 'fg.error' : 'fg.muted'}
      >
        {status}
      </Box>
    </Panel>
  );
}

/**
 * Finds pages and actions by keyboard: type, move with the arrow keys, Enter. Open it with `useCommandKey`.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Layer.Root
      open={props.open}
      lazyMount
      unmountOnExit
      onOpenChange={(change) => (change.open ? undefined : props.onClose())}
    >
      <Portal>
        <Backdrop />
        <Place>
          <OpenPalette {...props} />
        </Place>
      </Portal>
    </Layer.Root>
  );
}
