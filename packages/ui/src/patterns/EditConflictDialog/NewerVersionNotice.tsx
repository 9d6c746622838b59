import { translate } from '../../language/translate';
import { Alert } from '../../primitives/Alert/Alert';
import { Button } from '../../primitives/Button/Button';

export type NewerVersionNoticeProps = {
  /** What both users edited, in lower case: 'template'. */
  record: string;
  /** Shows both versions, such as in an `EditConflictDialog`. */
  onCompare: () => void;
};

/** Says that another version of what the user is changing was saved, before a save finds out. */
export function NewerVersionNotice({ record, onCompare }: NewerVersionNoticeProps) {
  return (
    <Alert
      tone="warning"
      title={translate('This {record} was changed elsewhere', { record: translate(record) })}
      action={
        <Button variant="secondary" size="sm" onClick={onCompare}>
          {translate('Compare')}
        </Button>
      }
    >
      {translate(
        'Something that you are editing has another value now. Nothing is lost: compare and choose.',
      )}
    </Alert>
  );
}
