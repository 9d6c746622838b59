import { type VersionField, versionFieldNames } from '@adlane/contract/constants';
import { canDeleteVersion } from '@adlane/contract/rules';
import { Box, Button, Card, translate } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useSetActiveField } from '../../draft/activeFields';
import type { TemplateDraft } from '../../draft/templateDraft';
import { changeTexts, type TextAction } from '../changeTexts';
import { UsedTexts } from './UsedTexts';
import { useVersionSlots } from './useVersionSlots';
import { VersionText } from './VersionText';

export type VersionListProps = {
  field: VersionField;
  /** Heading of the list. */
  title: string;
  /** The purpose of the texts. */
  description: string;
  /** Several lines to type in. */
  multiline?: boolean;
  /** Shown but not to be changed. */
  readOnly?: boolean;
};

/**
 * The versions of one text of a Facebook template (ads §4): add, delete down to three, one default. Put it inside the
 * editor's form.
 */
export function VersionList(props: VersionListProps) {
  const { field, title, description, multiline = false, readOnly = false } = props;
  const form = useForm<TemplateDraft>();
  const slots = useVersionSlots(form, field);
  const workOn = useSetActiveField();
  const listRef = useRef<HTMLDivElement>(null);
  const path = `templateContent.${field}`;

  function press(action: TextAction): void {
    form.change('templateContent', changeTexts(form.getState().values.templateContent, action));
  }

  function focusText(id: number): void {
    // After the next paint: the text of an added version is not there yet.
    requestAnimationFrame(() => {
      const texts = listRef.current?.querySelectorAll<HTMLElement>('textarea, input[type=text]');
      texts?.item(Math.min(id, texts.length) - 1)?.focus();
    });
  }

  function add(): void {
    press({ type: 'add', field });
    focusText(slots.length + 1);
  }

  function remove(id: number): void {
    press({ type: 'delete', field, id });
    workOn(path, Math.max(1, id - 1));
    focusText(id);
  }

  return (
    <Card
      title={translate(title)}
      description={translate(description)}
      actions={
        readOnly ? null : (
          <Button variant="secondary" size="sm" startIcon={<Plus />} onClick={add}>
            {translate('Add {name}', { name: translate(versionFieldNames[field]).toLowerCase() })}
          </Button>
        )
      }
    >
      <Box ref={listRef} display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
        {slots.map((slot, index) => (
          <VersionText
            // Ids are positions: they are renumbered after a deletion.
            key={slot.id}
            field={field}
            name={`${path}[${index}].value`}
            version={slot}
            multiline={multiline}
            readOnly={readOnly}
            canDelete={canDeleteVersion(slots)}
            onDelete={() => remove(slot.id)}
            onMakeDefault={() => press({ type: 'makeDefault', field, id: slot.id })}
            onFocus={() => workOn(path, slot.id)}
          />
        ))}
      </Box>
      <UsedTexts field={field} />
    </Card>
  );
}
