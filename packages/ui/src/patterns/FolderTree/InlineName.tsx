import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { IconButton } from '../../primitives/Button/IconButton';
import { Input } from '../../primitives/Input/Input';

type InlineNameProps = {
  /** Accessible name of the input. */
  label: string;
  /** Current name. */
  name: string;
  /** Validates the name while typing. */
  checkName: ((name: string) => string | undefined) | undefined;
  /** Saves the name; resolves with an error text if it fails. */
  onSave: (name: string) => Promise<string | undefined>;
  /** Called when editing ends. */
  onEnd: () => void;
};

/** Inline name editor. Enter saves, Escape cancels. */
export function InlineName({ label, name, checkName, onSave, onEnd }: InlineNameProps) {
  const [draft, setDraft] = useState(name);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [isSaving, setSaving] = useState(false);
  const errorId = useId();
  const error = refusal ?? (draft === '' || draft === name ? undefined : checkName?.(draft));

  async function save() {
    const wanted = draft.trim();
    if (wanted === name || wanted === '') return onEnd();
    if (error !== undefined || isSaving) return undefined;
    setSaving(true);
    const reason = await onSave(wanted);
    setSaving(false);
    setRefusal(reason);
    return reason === undefined ? onEnd() : undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keeps the tree's keyboard shortcuts out of the input.
    event.stopPropagation();
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') onEnd();
  }

  return (
    <Box flex="1" minW={0}>
      <HStack gap={1}>
        <Input
          // Moves the focus to the input.
          ref={focusAndSelect}
          size="sm"
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          maxLength={120}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value);
            setRefusal(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          size="sm"
          label={translate('Save name')}
          icon={<Check />}
          loading={isSaving}
          onClick={() => void save()}
        />
        <IconButton size="sm" label={translate('Cancel')} icon={<X />} onClick={onEnd} />
      </HStack>
      {error === undefined ? null : (
        <Box id={errorId} role="alert" mt={1} textStyle="xs" color="fg.error">
          {error}
        </Box>
      )}
    </Box>
  );
}

function focusAndSelect(input: HTMLInputElement | null): void {
  // A closing menu first restores the focus to its button.
  if (input) setTimeout(() => input.isConnected && (input.focus(), input.select()));
}
