import type { GoogleAdText } from '@adlane/contract/ads/templates';
import {
  addGoogleText,
  canAddGoogleText,
  canRemoveGoogleText,
  getGoogleTextKind,
  getMaxCharacters,
  limits,
  removeGoogleText,
} from '@adlane/contract/rules';
import { Box, Button, Card, IconButton, Text, translate } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { AssistedTextField } from '../../assist/AssistedTextField';
import { useSetActiveField } from '../../draft/activeFields';
import { googlePaths } from '../../draft/googlePaths';
import type { TemplateDraft } from '../../draft/templateDraft';
import { translateNumbered } from '../../form/translateNumbered';
import { googleFields } from '../writeGoogleTexts';
import { type GoogleListName, useTextSlots } from './useTextSlots';

const nouns = { headlines: 'Headline', longHeadline: 'Long Headline', description: 'Description' } as const;

type AdTextProps = {
  list: GoogleListName;
  name: string;
  title: string;
  limit: number;
  readOnly: boolean;
  onFocus: () => void;
  /** Id of the list's error, if removing texts fixes it. */
  problemId: string | undefined;
  /** Absent where none may be removed at all. */
  onRemove: (() => void) | undefined;
  canRemove: boolean;
};

function AdText(props: AdTextProps) {
  const { list, name, title, limit, readOnly, onFocus, onRemove, canRemove, problemId } = props;
  return (
    <Box display="flex" gap={1} alignItems="flex-start">
      <Box flex="1" minW={0}>
        <AssistedTextField
          name={name}
          label={title}
          limit={limit}
          aiField={list}
          readOnly={readOnly}
          onFocus={onFocus}
        />
      </Box>
      {onRemove ? (
        <Box pt="label">
          <IconButton
            label={
              canRemove
                ? translate('Remove {title}', { title })
                : translate('Remove {title}: the minimum number is required', { title })
            }
            icon={<Trash2 />}
            disabled={!canRemove}
            aria-invalid={problemId !== undefined}
            aria-describedby={problemId}
            onClick={onRemove}
          />
        </Box>
      ) : null}
    </Box>
  );
}

export type TextListProps = {
  list: GoogleListName;
  /** Heading of the list. */
  title: string;
  /** The position of the texts in the ad. */
  description: string;
  /** Shown but not to be changed. */
  readOnly: boolean;
};

/** One list of texts of a Google ad (ads §4): 3 to 15 headlines, 1 to 5 long ones, 3 to 5 descriptions. */
export function TextList({ list, title, description, readOnly }: TextListProps) {
  const form = useForm<TemplateDraft>();
  const slots = useTextSlots(list);
  const workOn = useSetActiveField();
  const listRef = useRef<HTMLDivElement>(null);
  const field = googleFields[list];
  const path = `${googlePaths.content}.${list}` as const;
  const { finding: listProblem } = useFormField<undefined>(`${path}List`);
  const canRemove = canRemoveGoogleText(field, slots.length);
  const canAdd = canAddGoogleText(field, slots.length);
  const listId = useId();
  const problemId = listProblem === undefined ? undefined : listId;

  function change(edit: (texts: readonly GoogleAdText[]) => GoogleAdText[]): void {
    const { google } = form.getState().values.templates;
    if (!google) return;
    const content = google.createAdTemplateData;
    form.change('templates', {
      ...form.getState().values.templates,
      google: { ...google, createAdTemplateData: { ...content, [list]: edit(content[list]) } },
    });
  }

  function focusText(place: number): void {
    // After the next paint: an added text is not there yet.
    requestAnimationFrame(() => {
      const inputs = listRef.current?.querySelectorAll<HTMLElement>('input');
      inputs?.item(Math.min(place, inputs.length) - 1)?.focus();
    });
  }

  function add(): void {
    change((texts) => addGoogleText(texts, field));
    focusText(slots.length + 1);
  }

  function remove(id: number): void {
    change((texts) => removeGoogleText(texts, field, id));
    focusText(id);
  }

  return (
    <Card
      title={translate(title)}
      description={translate(description)}
      actions={
        readOnly ? null : (
          <Button
            variant="secondary"
            size="sm"
            startIcon={<Plus />}
            disabled={!canAdd}
            // A list that is too long is mended by taking texts away.
            aria-invalid={canAdd && problemId !== undefined}
            aria-describedby={canAdd ? problemId : undefined}
            onClick={add}
          >
            {translate('Add {name}', { name: translate(nouns[list]).toLowerCase() })}
          </Button>
        )
      }
    >
      <Box ref={listRef} display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
        {slots.map((slot, index) => (
          <AdText
            // Ids are positions: they are renumbered after a removal.
            key={slot.id}
            list={list}
            name={`${path}[${index}].text`}
            title={translateNumbered(slot.title)}
            limit={getMaxCharacters(getGoogleTextKind(field, index))}
            readOnly={readOnly}
            onFocus={() => workOn(path, slot.id)}
            onRemove={readOnly ? undefined : () => remove(slot.id)}
            canRemove={canRemove}
            problemId={canAdd ? undefined : problemId}
          />
        ))}
      </Box>
      {listProblem ? (
        <Text id={problemId} role="alert" mt={3} textStyle="sm" color="fg.error">
          {translate(listProblem)}
        </Text>
      ) : null}
      <Text mt={3} textStyle="xs" color="fg.muted">
        {translate('{count} of {most}', { count: slots.length, most: limits.google[field].max })}
      </Text>
    </Card>
  );
}
