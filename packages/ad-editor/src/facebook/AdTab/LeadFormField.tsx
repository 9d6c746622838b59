import { Box, Button, translate } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { TemplateDraft } from '../../draft/templateDraft';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { useAdvertiser } from './useAdvertiser';

// Loaded when it is opened first: the builder is as large as the rest of the tab.
const LeadFormDrawer = lazy(() =>
  import('../../leadForm/LeadFormDrawer/LeadFormDrawer').then((module) => ({
    default: module.LeadFormDrawer,
  })),
);

export type LeadFormFieldProps = Pick<EditorTabProps, 'readOnly' | 'draftScope' | 'isAgency' | 'insertsHref'>;

type Chosen = TemplateDraft['selectedLeadForm'];

/** The form that a lead ad opens: one of the agency's, or one that is written here. */
export function LeadFormField({ readOnly, draftScope, isAgency, insertsHref }: LeadFormFieldProps) {
  const form = useForm<TemplateDraft>();
  const { input, error } = useFormField<Chosen>('selectedLeadForm');
  const { input: existing } = useFormField<TemplateDraft['existingLeadForm']>('existingLeadForm');
  const { input: niche } = useFormField<TemplateDraft['niche']>('niche');
  const { input: media } = useFormField<TemplateDraft['templateMedia']>('templateMedia');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  const advertiser = useAdvertiser();
  const id = useId();
  const chooseRef = useRef<HTMLButtonElement>(null);
  // An absent value reaches a field as an empty text.
  const chosen = input.value || null;
  const usedId = chosen?.id ?? (existing.value || null)?.id ?? null;
  const name =
    chosen?.name ??
    (usedId === null ? translate('No form selected') : translate('Form {id}', { id: usedId }));

  function choose(next: Chosen): void {
    form.batch(() => {
      form.change('selectedLeadForm', next);
      if (next === null) form.change('existingLeadForm', null);
    });
  }

  function remove(): void {
    choose(null);
    // The button that was pressed goes; undo by keyboard needs the focus in the editor.
    chooseRef.current?.focus();
  }

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      display="grid"
      gap={1.5}
    >
      <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
        {translate('Lead form')}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap={3}>
        <Box minW={40} flex="1" overflowWrap="anywhere" color={usedId === null ? 'fg.muted' : 'fg'}>
          {name}
        </Box>
        <Button
          ref={chooseRef}
          name="selectedLeadForm"
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          variant="secondary"
          size="sm"
          startIcon={<ClipboardList />}
          onClick={() => setOpen(true)}
        >
          {translate(
            readOnly ? 'Show lead forms' : usedId === null ? 'Choose lead form' : 'Change lead form',
          )}
        </Button>
        {usedId === null || readOnly ? null : (
          <Button variant="ghost" size="sm" onClick={remove}>
            {translate('Remove lead form')}
          </Button>
        )}
      </Box>
      <Box id={`${id}-hint`} textStyle="xs" color="fg.muted">
        {translate('Opens when people tap the ad. Required to launch a lead ad.')}
      </Box>
      {error ? (
        <Box id={`${id}-error`} role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
          {error}
        </Box>
      ) : null}
      {wasOpened ? (
        <Suspense fallback={null}>
          <LeadFormDrawer
            open={isOpen}
            onClose={() => setOpen(false)}
            usedId={usedId}
            onUse={readOnly ? undefined : (next) => choose({ ...next })}
            draftScope={draftScope}
            advertiser={advertiser}
            adImageUrl={(media.value || []).find(({ kind }) => kind === 'image')?.url ?? null}
            insertsHref={insertsHref}
            niche={niche.value || null}
            canEdit={({ isClientForm }) => !readOnly && (isAgency || isClientForm)}
            canCreate={!readOnly}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
