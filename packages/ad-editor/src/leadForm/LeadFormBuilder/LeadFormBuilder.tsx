import type { LeadForm, LeadFormForm } from '@adlane/contract/ads/leadForms';
import { successMessages } from '@adlane/contract/constants';
import type { InsertMap } from '@adlane/contract/rules';
import { Badge, Box, Button, Heading, toast, translate } from '@adlane/ui';
import { ConflictChoice, Form, useForm, useFormState } from '@adlane/ui/fields';
import { isSameJson, useIsHydrated } from '@adlane/ui/form';
import { Eye, PenLine } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { FieldAssist } from '../../assist/FieldAssist';
import { FieldHelp, type FieldHelpProps } from '../../assist/FieldHelp';
import { useInserts } from '../../assist/useInserts';
import { browserStore } from '../../draft/browserStore';
import type { DraftAutosave } from '../../draft/createDraftAutosave';
import type { DraftBase, StoredDraft } from '../../draft/draftStorage';
import { RestoredNotice } from '../../draft/RestoredNotice';
import { useAutosavedDraft, useDraftAutosave } from '../../draft/useAutosavedDraft';
import { focusFirstError } from '../../form/focusFirstError';
import { HistoryButtons } from '../../form/HistoryButtons';
import { handleShortcut } from '../../form/handleShortcut';
import { SaveError } from '../../form/SaveError';
import { toFormErrors } from '../../form/toFormErrors';
import { useDraftHistory } from '../../form/useDraftHistory';
import { LeadFormPreview } from '../LeadFormPreview/LeadFormPreview';
import type { LeadFormPage } from '../LeadFormPreview/leadFormPages';
import type { LeadFormAdvertiser } from '../LeadFormPreview/PreviewPage';
import { checkLeadFormDraft, findMessageField, isLeadFormChanged, toLeadFormDraft } from '../leadFormDraft';
import { loadLeadFormDraft, toLeadFormBase } from '../loadLeadFormDraft';
import { LeadFormFields } from './LeadFormFields';
import { useLeadFormSave } from './useLeadFormSave';

export type LeadFormBuilderProps = {
  /** The form that is changed; none for a new one. */
  form?: LeadForm | undefined;
  /** What a new one begins with, such as a copy. Default: the specification's defaults. */
  start?: LeadFormForm | undefined;
  /** Tenant and user that own the unsaved drafts in this browser. */
  draftScope: string;
  /** The advertiser, for the preview. */
  advertiser: LeadFormAdvertiser;
  /** First image of the ad, for the preview of forms that use it. */
  adImageUrl: string | null;
  /** Link to the smart inserts screen; absent for users without access. */
  insertsHref?: string | undefined;
  /** Niche of the template, for the AI. */
  niche?: string | null;
  /** Shown but not to be changed. */
  readOnly?: boolean;
  /** Label of the submit button, a verb. Default 'Save form'. */
  saveLabel?: string;
  /** Called with the form as it is stored now. */
  onSaved: (form: LeadForm) => void;
};

type BodyProps = Required<
  Omit<LeadFormBuilderProps, 'form' | 'start' | 'onSaved' | 'draftScope' | 'insertsHref' | 'niche'>
> & {
  /** Buttons that help with the texts. */
  help: ReactNode;
  /** The form as it is stored now. */
  stored: DraftBase<LeadFormForm>;
  /** What the draft was made from. */
  base: DraftBase<LeadFormForm>;
  restored: StoredDraft<LeadFormForm> | undefined;
  autosave: DraftAutosave<LeadFormForm> | undefined;
  /** Says that there is another user's version. */
  conflict: ReactNode;
  onDiscard: () => void;
  onSubmit: () => Promise<unknown>;
};

type BuilderForm = ReturnType<typeof useForm<LeadFormForm>>;

function BuilderBody(props: BodyProps) {
  const { stored, base, restored, autosave, advertiser, adImageUrl, readOnly, saveLabel, onSubmit } = props;
  const form = useForm<LeadFormForm>();
  const { values, submitting } = useFormState<LeadFormForm>({
    subscription: { values: true, submitting: true },
  });
  const history = useDraftHistory(form);
  const [page, setPage] = useState<LeadFormPage>('greeting');
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  useAutosavedDraft(form, { autosave, saved: stored.opened, base, isChanged: isLeadFormChanged });
  const isNew = stored.openedAt === '';
  const hasChanges = isLeadFormChanged(stored.opened, values);

  async function save(): Promise<void> {
    await onSubmit();
    const { submitSucceeded, hasValidationErrors } = form.getState();
    if (submitSucceeded !== true || hasValidationErrors) {
      setPreviewOpen(false);
      focusFirstError(rootRef.current);
    }
  }

  const shortcuts = { save: () => void save(), undo: history.undo, redo: history.redo };
  return (
    <Box
      ref={rootRef}
      display="grid"
      gap={5}
      gridTemplateColumns="minmax(0, 1fr)"
      onKeyDown={(event) => (readOnly ? undefined : handleShortcut(event, shortcuts))}
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" gap={3}>
        <Box flex="1 1 {sizes.48}" minW={0} display="flex" alignItems="center" flexWrap="wrap" gap={2}>
          <Heading level={2} size="md">
            {values.name.trim() || translate('New lead form')}
          </Heading>
          {hasChanges && !readOnly ? <Badge tone="info">{translate('Unsaved changes')}</Badge> : null}
        </Box>
        <Box hideFrom="lg">
          <Button
            variant="ghost"
            startIcon={isPreviewOpen ? <PenLine /> : <Eye />}
            onClick={() => setPreviewOpen(!isPreviewOpen)}
          >
            {isPreviewOpen ? translate('Edit') : translate('Preview')}
          </Button>
        </Box>
        {readOnly ? null : (
          <Box display="flex" gap={2}>
            <HistoryButtons history={history} />
            <Button loading={submitting ?? false} disabled={!isNew && !hasChanges} onClick={shortcuts.save}>
              {translate(saveLabel)}
            </Button>
          </Box>
        )}
      </Box>
      {restored && base === restored ? (
        <RestoredNotice restored={restored} updatedAt={stored.openedAt} onDiscard={props.onDiscard} />
      ) : null}
      {props.conflict}
      <SaveError />
      <Box
        display="grid"
        gap={6}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.xs}' }}
      >
        <Box display={{ base: isPreviewOpen ? 'none' : 'block', lg: 'block' }} minW={0}>
          {readOnly ? null : props.help}
          <LeadFormFields readOnly={readOnly} onPage={setPage} />
        </Box>
        <Box display={{ base: isPreviewOpen ? 'block' : 'none', lg: 'block' }} position="sticky" top={0}>
          <LeadFormPreview
            form={values}
            advertiser={advertiser}
            adImageUrl={adImageUrl}
            page={page}
            onPage={setPage}
          />
        </Box>
      </Box>
    </Box>
  );
}

/** Stays in sight while one goes through the form: it writes into the text that was clicked on last. */
function TextHelp(props: Pick<FieldHelpProps, 'insertsHref' | 'niche'>) {
  return (
    <Box
      role="toolbar"
      aria-label={translate('Help with the texts')}
      display="flex"
      flexWrap="wrap"
      gap={2}
      mb={5}
      position="sticky"
      top={0}
      zIndex="docked"
      bg="bg.panel"
      borderWidth="line"
      borderRadius="l3"
      shadow="sm"
      p={2}
    >
      <FieldHelp platform="facebook" {...props} />
    </Box>
  );
}

function findErrors(draft: LeadFormForm, inserts: InsertMap): object {
  const found = Object.entries(checkLeadFormDraft(draft, inserts));
  return toFormErrors(Object.fromEntries(found.map(([path, message]) => [findMessageField(path), message])));
}

/** The server trims texts: fields that were not edited during the save get the stored value. */
function applyStored(form: BuilderForm, sent: LeadFormForm, stored: LeadFormForm): void {
  const { values } = form.getState();
  form.batch(() => {
    for (const field of Object.keys(stored) as (keyof LeadFormForm)[]) {
      const isSame = isSameJson(values[field], stored[field]);
      if (values[field] === sent[field] && !isSame) form.change(field, stored[field]);
    }
  });
}

type DraftedBuilderProps = LeadFormBuilderProps & {
  isHydrated: boolean;
  /** Called after the restored draft was deleted: starts again with the stored form. */
  onDiscard: () => void;
};

function DraftedBuilder(props: DraftedBuilderProps) {
  const { form, start, readOnly = false, saveLabel = 'Save form', draftScope, onSaved } = props;
  const { insertsHref, niche = null, isHydrated } = props;
  const autosave = useDraftAutosave<LeadFormForm>({
    kind: 'lead-form',
    scope: draftScope,
    id: form?.id ?? 'new',
  });
  const [restored] = useState(() =>
    // A copy starts without the stored draft of a new form.
    readOnly || start || !isHydrated ? undefined : loadLeadFormDraft(browserStore(), draftScope, form),
  );
  const [stored, setStored] = useState(() => toLeadFormBase(form));
  const [base, setBase] = useState<DraftBase<LeadFormForm>>(restored ?? stored);
  const rebase = (next: DraftBase<LeadFormForm>) => {
    setStored(next);
    setBase(next);
  };
  const { save, acceptTheirs, ...versions } = useLeadFormSave(form, base);
  const [initial] = useState(() => start ?? restored?.draft ?? stored.opened);
  const { inserts } = useInserts();
  const validate = useCallback((draft: LeadFormForm) => findErrors(draft, inserts), [inserts]);
  return (
    <Form<LeadFormForm>
      initialValues={initial}
      validate={validate}
      onSubmit={(draft, api) =>
        save(draft, (saved) => {
          applyStored(api, draft, toLeadFormDraft(saved));
          rebase(toLeadFormBase(saved));
          autosave?.remove();
          toast({ tone: 'success', text: successMessages.saved });
          onSaved(saved);
        })
      }
      subscription={{}}
    >
      {({ handleSubmit }) => (
        <FieldAssist inserts={inserts}>
          <BuilderBody
            {...props}
            help={<TextHelp insertsHref={insertsHref} niche={niche} />}
            readOnly={readOnly}
            saveLabel={saveLabel}
            stored={stored}
            base={base}
            restored={restored}
            conflict={
              <ConflictChoice<LeadFormForm>
                {...versions}
                // The builder shows what is stored itself, for its history.
                saved={undefined}
                acceptTheirs={(theirs) => {
                  rebase({ opened: theirs.values, openedAt: theirs.base });
                  acceptTheirs(theirs);
                }}
              />
            }
            autosave={readOnly ? undefined : autosave}
            onDiscard={() => {
              autosave?.remove();
              props.onDiscard();
            }}
            onSubmit={async () => handleSubmit()}
          />
        </FieldAssist>
      )}
    </Form>
  );
}

/**
 * Writes a lead form (ads §3): greeting, questions in their order, privacy and disclaimer, completion; with the rules
 * while one types, undo, a draft that survives a reload, and a phone that shows each page in the form's language.
 */
export function LeadFormBuilder(props: LeadFormBuilderProps) {
  const isHydrated = useIsHydrated();
  // The server has no draft: the form starts again with that of the browser once its HTML is hydrated.
  const [discards, setDiscards] = useState(0);
  return (
    <DraftedBuilder
      key={`${isHydrated} ${discards}`}
      isHydrated={isHydrated}
      onDiscard={() => setDiscards(discards + 1)}
      {...props}
    />
  );
}
