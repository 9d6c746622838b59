import type { TextVersion } from '@adlane/contract/ads/templates';
import { type VersionField } from '@adlane/contract/constants';
import { getMaxCharacters, versionTextKind } from '@adlane/contract/rules';
import { Badge, Box, Button, IconButton, translate } from '@adlane/ui';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { AssistedTextField } from '../../assist/AssistedTextField';
import { translateNumbered } from '../../form/translateNumbered';

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

/** They stay as they are while one types. */
const VersionActions = memo(function VersionActions(props: VersionTextProps) {
  const { version, readOnly, canDelete, onDelete, onMakeDefault } = props;
  const title = translateNumbered(version.title);
  if (readOnly) return version.isDefault ? <Badge tone="brand">{translate('Default')}</Badge> : null;
  return (
    <Box display="flex" alignItems="center" gap={1} minH={8}>
      {version.isDefault ? (
        <Badge tone="brand">{translate('Default')}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={translate('Make default: {title}', { title })}
          onClick={onMakeDefault}
        >
          {translate('Make default')}
        </Button>
      )}
      <IconButton
        size="sm"
        label={
          canDelete
            ? translate('Delete {title}', { title })
            : translate('Delete {title}: at least 3 are needed', { title })
        }
        icon={<Trash2 />}
        disabled={!canDelete}
        onClick={onDelete}
      />
    </Box>
  );
});

/** One version: its text with the rules' messages while one types, and what can be done with it. */
export function VersionText(props: VersionTextProps) {
  const { field, name, version, multiline, readOnly, onFocus } = props;
  return (
    // Painted separately: a key in one text leaves the pictures of the others as they are. Its list of inserts is above them.
    <Box position="relative" minW={0} isolation="isolate" _focusWithin={{ zIndex: 'raised' }}>
      <Box position="absolute" insetEnd={0} top={-2}>
        <VersionActions {...props} />
      </Box>
      <AssistedTextField
        name={name}
        label={translateNumbered(version.title)}
        limit={getMaxCharacters(versionTextKind[field])}
        aiField={field}
        multiline={multiline}
        readOnly={readOnly}
        onFocus={onFocus}
      />
    </Box>
  );
}
