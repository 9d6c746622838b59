import type { Person } from '@adlane/contract/widget/people';
import { translate } from '@adlane/ui';

/** Returns what a person is called in lists: the name, else the email, else the site's id of the user. */
export function formatPersonName({ name, email, userId }: Pick<Person, 'name' | 'email' | 'userId'>): string {
  return name || email || userId || translate('Guest');
}
