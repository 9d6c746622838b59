import { Dialog, Flex, Keys, Stack, translate } from '@adlane/ui';

type Shortcut = { readonly keys: readonly string[]; readonly text: string };

const groups: readonly { readonly name: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: ['Mod', 'K'], text: 'Search pages, actions and records' },
      { keys: ['?'], text: 'Show keyboard shortcuts' },
      { keys: ['Esc'], text: 'Close a dialog, drawer or menu' },
    ],
  },
  {
    name: 'Lists',
    shortcuts: [
      { keys: ['/'], text: 'Search this list' },
      { keys: ['Mod', 'A'], text: 'Select all rows' },
      { keys: ['Esc'], text: 'Clear the selection' },
    ],
  },
  {
    name: 'Editors',
    shortcuts: [
      { keys: ['Mod', 'S'], text: 'Save' },
      { keys: ['Mod', 'Z'], text: 'Undo' },
      { keys: ['Mod', 'Shift', 'Z'], text: 'Redo' },
    ],
  },
  { name: 'Conversations', shortcuts: [{ keys: ['Mod', 'Enter'], text: 'Send the reply' }] },
];

export type ShortcutsDialogProps = { open: boolean; onClose: () => void };

/** Lists the keyboard shortcuts of the app. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return (
    <Dialog {...props} title={translate('Keyboard shortcuts')} size="sm">
      <Stack gap={5}>
        {groups.map(({ name, shortcuts }) => (
          <Stack as="section" gap={2} key={name} aria-label={translate(name)}>
            <Flex asChild textStyle="sm" fontWeight="semibold">
              <h3>{translate(name)}</h3>
            </Flex>
            <Stack as="ul" gap={2} listStyleType="none">
              {shortcuts.map(({ keys, text }) => (
                <Flex as="li" key={text} justify="space-between" align="center" gap={4} textStyle="sm">
                  <span>{translate(text)}</span>
                  <Keys keys={keys} />
                </Flex>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
