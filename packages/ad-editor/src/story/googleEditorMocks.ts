import { contract } from '@adlane/contract';
import type { Template } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import { storyAccount } from '@adlane/mocks/connections';
import { editorSaves } from './editorStory';
import { googleLookups } from './googleLookups';
import { storyGoogleTemplate } from './storyGoogleTemplate';
import { storyInserts } from './storyInserts';

const googleAccount = { ...storyAccount, id: 31, external_id: '1234567890', client_user_id: null };

/** Mocks all calls of an open editor of a Google template. */
export function googleEditorMocks(template: Template = storyGoogleTemplate) {
  return [
    editorSaves(template),
    mock(contract.templates.view).ok(template),
    mock(contract.smartInserts.view).ok(storyInserts),
    mock(contract.templates.validateName).ok({ is_available: true, message: null }),
    mock(contract.niches.list).empty(),
    mock(contract.folders.list).empty(),
    mock(contract.categories.list).empty(),
    mock(contract.googleSources.defaultAccounts).ok({ data: [googleAccount] }),
    ...googleLookups(),
  ];
}
