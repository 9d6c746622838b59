import type { LeadForm, LeadFormForm } from '@adlane/contract/ads/leadForms';
import { Box, Button, Drawer, translate } from '@adlane/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { LeadFormBuilder } from '../LeadFormBuilder/LeadFormBuilder';
import type { LeadFormAdvertiser } from '../LeadFormPreview/PreviewPage';
import { duplicateLeadForm } from '../leadFormDraft';
import { LeadFormList } from './LeadFormList';

/** A form as a template names it (`selectedLeadForm`). */
export type ChosenLeadForm = {
  readonly id: number;
  readonly name: string;
  readonly questionId: number | null;
};

export type LeadFormDrawerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape and the cross, and once a form was chosen. */
  onClose: () => void;
  /** The form that the template leads to. */
  usedId: number | null;
  /** Called with the form that was chosen, or that is in use and was changed. Absent where the template may not be changed. */
  onUse?: ((form: ChosenLeadForm) => void) | undefined;
  /** Tenant and user that own the unsaved drafts in this browser. */
  draftScope: string;
  /** The advertiser, for the preview. */
  advertiser: LeadFormAdvertiser;
  /** First image of the ad, for forms that use it. */
  adImageUrl: string | null;
  /** Link to the smart inserts screen; absent for users without access. */
  insertsHref?: string | undefined;
  /** Niche of the template, for the AI. */
  niche?: string | null;
  /** Whether the user may change a form: a client its own only. */
  canEdit: (form: LeadForm) => boolean;
  /** Whether the user may write new forms. */
  canCreate: boolean;
};

type View =
  | { readonly name: 'list' }
  | { readonly name: 'new'; readonly start?: LeadFormForm }
  | { readonly name: 'edit'; readonly form: LeadForm };

const titles = { list: 'Lead form', new: 'New lead form', edit: 'Edit lead form' } as const;

function chosen({ id, name, questionId }: LeadForm): ChosenLeadForm {
  return { id, name, questionId };
}

function DrawerView({
  view,
  onView,
  ...props
}: LeadFormDrawerProps & { view: View; onView: (view: View) => void }) {
  const { usedId, onUse, draftScope, advertiser, adImageUrl, canEdit, onClose } = props;
  const { insertsHref, niche = null } = props;
  const shared = { draftScope, advertiser, adImageUrl, insertsHref, niche };
  if (view.name === 'list') {
    return (
      <LeadFormList
        {...props}
        onUse={
          onUse
            ? (form) => {
                onUse(chosen(form));
                onClose();
              }
            : undefined
        }
        onNew={() => onView({ name: 'new' })}
        onEdit={(form) => onView({ name: 'edit', form })}
        onDuplicate={(form) => onView({ name: 'new', start: duplicateLeadForm(form) })}
      />
    );
  }
  const toList = () => onView({ name: 'list' });
  return (
    <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
      <Box>
        <Button
          variant="ghost"
          size="sm"
          startIcon={<Box as={ArrowLeft} _rtl={{ transform: 'scaleX(-1)' }} />}
          onClick={toList}
        >
          {translate('All lead forms')}
        </Button>
      </Box>
      {view.name === 'new' ? (
        <LeadFormBuilder
          {...shared}
          start={view.start}
          saveLabel={onUse ? 'Save and use' : 'Save form'}
          onSaved={(form) => {
            if (!onUse) return toList();
            onUse(chosen(form));
            onClose();
          }}
        />
      ) : (
        <LeadFormBuilder
          {...shared}
          form={view.form}
          readOnly={!canEdit(view.form)}
          onSaved={(form) => {
            onView({ name: 'edit', form });
            // A template also stores the name.
            if (form.id === usedId && form.name !== view.form.name) onUse?.(chosen(form));
          }}
        />
      )}
    </Box>
  );
}

/** Selects or edits the lead form of a template. Unsaved changes are preserved and restored. */
export function LeadFormDrawer(props: LeadFormDrawerProps) {
  const { open, onClose } = props;
  const [view, setView] = useState<View>({ name: 'list' });
  const close = () => {
    setView({ name: 'list' });
    onClose();
  };
  return (
    <Drawer open={open} onClose={close} size="lg" title={translate(titles[view.name])}>
      <DrawerView {...props} onClose={close} view={view} onView={setView} />
    </Drawer>
  );
}
