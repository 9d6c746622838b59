import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyInserts } from './storyInserts';
import { storyAdvertiser, storyLeadForm } from './storyLeadForm';

/** A stored form in the builder. */
export const leadFormArgs = {
  form: storyLeadForm,
  draftScope: 'story',
  advertiser: storyAdvertiser,
  adImageUrl: null,
  onSaved: fn(),
};

/** Starts a story of the builder with smart inserts to choose from and no draft, and leaves no draft behind. */
export function startLeadForm({ msw }: Pick<StoryContext, 'msw'>): () => void {
  window.localStorage.clear();
  msw.use(mock(contract.smartInserts.view).ok(storyInserts));
  return () => window.localStorage.clear();
}
