import type { TextVersion } from '@adlane/contract';
import { maxCharacters, type VersionField, versionTextKind } from '@adlane/contract/rules';
import { Badge, Box, Button, FieldShell, IconButton } from '@adlane/ui';
import { Counter, useFormField } from '@adlane/ui/fields';
import { Trash2 } from 'lucide-react';
import { InsertText } from '../../assist/InsertText';

export type VersionTextProps = {
  field: VersionField;
  /** Where the text lives in the form. */
  name: string;
  version: TextVersion;
  multiline: boolean;
  readOnly: boolean;
  canDelete: boolean;
  onDelete: () => void;
  onMakeDefault: () => void;
  onFocus: () => void;
};

function VersionActions(props: VersionTextProps) {
  const { version, readOnly, canDelete, onDelete, onMakeDefault } = props;
  if (readOnly) return version.isDefault ? <Badge tone="brand">Default</Badge> : null;
  return (
    <Box display="flex" alignItems="center" gap={1} minH={8}>
      {version.isDefault ? (
        <Badge tone="brand">Default</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Make default: ${version.title}`}
          onClick={onMakeDefault}
        >
          Make default
        </Button>
      )}
      <IconButton
        size="sm"
        label={canDelete ? `Delete ${version.title}` : `Delete ${version.title}: at least 3 are needed`}
        icon={<Trash2 />}
        disabled={!canDelete}
        onClick={onDelete}
      />
    </Box>
  );
}

/** One version: its text with the rules' messages while one types, and what can be done with it. */
export function VersionText(props: VersionTextProps) {
  const { field, name, version, multiline, readOnly, onFocus } = props;
  const { input, error, finding } = useFormField<string>(name);
  const text = input.value;
  // An empty text speaks up only once it was left; everything else while it is typed.
  const message = text === '' ? error : (error ?? finding);
  const limit = maxCharacters(versionTextKind[field]);
  return (
    <Box position="relative" minW={0}>
      <Box position="absolute" insetEnd={0} top={-2}>
        <VersionActions {...props} />
      </Box>
      <FieldShell
        label={version.title}
        error={message}
        aside={<Counter text={text.normalize('NFC')} limit={limit} />}
      >
        {(control) => (
          <InsertText
            {...control}
            field={{ name, label: version.title, aiField: field }}
            value={text}
            multiline={multiline}
            readOnly={readOnly}
            onChange={(event) => input.onChange(event.target.value)}
            onBlur={() => input.onBlur()}
            onFocus={() => {
              input.onFocus();
              onFocus();
            }}
          />
        )}
      </FieldShell>
    </Box>
  );
}
