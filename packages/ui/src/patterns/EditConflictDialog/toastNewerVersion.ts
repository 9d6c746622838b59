import { translate } from '../../language/translate';
import { toast } from '../../primitives/Toaster/Toaster';

/**
 * Says that a form shows a version which was saved elsewhere while the form was open.
 * @param record what it edits, in lower case: 'template'
 */
export function toastNewerVersion(record: string): void {
  toast({
    tone: 'info',
    text: translate('This {record} was changed elsewhere. You see the newest version.', {
      record: translate(record),
    }),
  });
}
