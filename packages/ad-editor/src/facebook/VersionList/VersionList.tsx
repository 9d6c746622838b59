import type { TextVersion } from '@adlane/contract';
import {
  addVersion,
  canDeleteVersion,
  deleteVersion,
  setDefaultVersion,
  type VersionField,
  versionFieldNames,
} from '@adlane/contract/rules';
import { Box, Button, Card } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { VersionText } from './VersionText';

export type VersionListProps = {
  field: VersionField;
  /** Heading of the list. */
  title: string;
  /** What the texts are for. */
  description: string;
  versions: readonly TextVersion[];
  /** Several lines to type in. */
  multiline?: boolean;
  /** Shown but not to be changed. */
  readOnly?: boolean;
  /** Told which version is worked on, so that the preview can show it. */
  onWorkOn: (id: number) => void;
};

/**
 * The versions of one text of a Facebook template (ads §4): add, delete down to three, one default. Put it inside a
 * form whose values hold `templateContent`.
 */
export function VersionList(props: VersionListProps) {
  const { field, title, description, versions, multiline = false, readOnly = false, onWorkOn } = props;
  const form = useForm();
  const listRef = useRef<HTMLDivElement>(null);
  const path = `templateContent.${field}`;

  function focusText(id: number): void {
    // After the next paint: the text of an added version is not there yet.
    requestAnimationFrame(() => {
      const texts = listRef.current?.querySelectorAll<HTMLElement>('textarea, input[type=text]');
      texts?.item(Math.min(id, texts.length) - 1)?.focus();
    });
  }

  function add(): void {
    form.change(path, addVersion(versions, field));
    focusText(versions.length + 1);
  }

  function remove(id: number): void {
    form.change(path, deleteVersion(versions, field, id));
    onWorkOn(Math.max(1, id - 1));
    focusText(id);
  }

  return (
    <Card
      title={title}
      description={description}
      actions={
        readOnly ? null : (
          <Button variant="secondary" size="sm" startIcon={<Plus />} onClick={add}>
            {`Add ${versionFieldNames[field].toLowerCase()}`}
          </Button>
        )
      }
    >
      <Box ref={listRef} display="grid" gap={5}>
        {versions.map((version, index) => (
          <VersionText
            // Ids are places: they are numbered anew after a deletion.
            key={version.id}
            field={field}
            name={`${path}[${index}].value`}
            version={version}
            others={versions.slice(0, index).map((other) => other.value)}
            multiline={multiline}
            readOnly={readOnly}
            canDelete={canDeleteVersion(versions)}
            onDelete={() => remove(version.id)}
            onMakeDefault={() => form.change(path, setDefaultVersion(versions, version.id))}
            onFocus={() => onWorkOn(version.id)}
          />
        ))}
      </Box>
    </Card>
  );
}
