import { GuideForm } from '@adlane/contract/widget/guides';
import { translate } from '@adlane/ui';
import { describeIssue } from '@adlane/ui/fields';
import { describeError } from '../../../shared/format/describeError';

/** Saves what the site sent; returns why it failed, or ''. */
export async function saveGuide(
  guide: GuideForm,
  save: (guide: GuideForm) => Promise<unknown>,
): Promise<string> {
  const checked = GuideForm.safeParse(guide, { error: describeIssue });
  if (!checked.success)
    return translate(checked.error.issues[0]?.message ?? 'Some fields need a correction.');
  try {
    await save(checked.data);
    return '';
  } catch (error) {
    return describeError(error);
  }
}
