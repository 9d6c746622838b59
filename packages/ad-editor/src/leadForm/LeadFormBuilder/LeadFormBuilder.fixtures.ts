import { fn } from 'storybook/test';
import { storyLeadForm } from '../../story/storyLeadForm';
import { toLeadFormDraft } from '../leadFormDraft';

export const sent = fn();

export const draftKey = `adlane-lead-form:story:${storyLeadForm.id}`;
export const opened = toLeadFormDraft(storyLeadForm);

/** A draft that was made from the stored form. */
export const currentDraft = {
  draft: { ...opened, name: 'Unsaved' },
  opened,
  openedAt: storyLeadForm.updated_at,
  savedAt: '2026-11-01T18:00:00.000Z',
};
