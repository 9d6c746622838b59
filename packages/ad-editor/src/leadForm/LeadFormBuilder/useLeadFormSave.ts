import { isHttpError, isNetworkError, useApi } from '@adlane/api-client';
import type { LeadForm, LeadFormForm } from '@adlane/contract/ads/leadForms';
import { errorMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import {
  FORM_ERROR,
  openVersion,
  type StoredVersion,
  toSubmissionErrors,
  useVersionedSave,
} from '@adlane/ui/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftBase } from '../../draft/draftStorage';
import { buildLeadFormChange, findMessageField, toLeadFormDraft } from '../leadFormDraft';

function formErrors(error: unknown): object {
  if (isHttpError(error)) {
    const { message, errors = {} } = error.body;
    const shown = Object.entries(errors).map(([path, texts]) => [findMessageField(path), texts] as const);
    return toSubmissionErrors({
      message: message || errorMessages.internal,
      errors: Object.fromEntries(shown),
    });
  }
  const text = isNetworkError(error)
    ? translate(
        "Can't reach the server. Your draft is saved in this browser; save again when you are online.",
      )
    : errorMessages.internal;
  return { [FORM_ERROR]: text };
}

const toVersion = (form: LeadForm) => openVersion('lead form', form, toLeadFormDraft);

/**
 * Saves a new form, or the changes of `form`; without changes nothing is sent. Reports the stored form and
 * returns errors for the form. After another user saved, `conflict` has both versions.
 * @param form as it was read last
 * @param base what the draft was made from: of a restored draft, possibly an older version of `form`
 */
export function useLeadFormSave(form: LeadForm | undefined, base: DraftBase<LeadFormForm>) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const meta = { statusesShownInPlace: [409, 422] };
  const create = useMutation(queries.leadForms.create.mutation({ meta }));
  const update = useMutation(queries.leadForms.update.mutation({ meta }));

  const [current] = useState(() => form && toVersion(form));
  const [opened] = useState(() => current && { ...current, values: base.opened, base: base.openedAt });
  async function send(draft: LeadFormForm, based: StoredVersion<LeadFormForm> | undefined) {
    if (!form || !based) {
      // Which template uses it is the template's to say, which is saved with its own change.
      const created = await create.mutateAsync({ body: { ...draft, template_id: null } });
      return { form: created, ...toVersion(created) };
    }
    // An older version that the user went back to is a change of the stored form.
    const { values } = current && based === opened ? current : based;
    const change = buildLeadFormChange(values, draft);
    if (!change) return undefined;
    const body = { ...change, base_updated_at: based.base };
    const saved = await update.mutateAsync({ params: { id: form.id }, body });
    return { form: saved, ...toVersion(saved) };
  }
  const versioned = useVersionedSave(opened, send, form && toVersion(form));

  async function save(draft: LeadFormForm, onStored: (form: LeadForm) => void): Promise<object | undefined> {
    try {
      const result = await versioned.save(draft);
      if (!result) return undefined;
      const stored = result.form;
      const params = { id: stored.id };
      queryClient.setQueryData(queries.leadForms.view.query({ params }).queryKey, stored);
      void queryClient.invalidateQueries({ queryKey: queries.leadForms.list.key() });
      onStored(stored);
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  }
  return { ...versioned, save };
}
