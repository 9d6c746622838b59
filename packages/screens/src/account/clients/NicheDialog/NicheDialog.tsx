import { messages } from '@adlane/contract/rules';
import { Button, Dialog, translate } from '@adlane/ui';
import { ComboboxField, Form } from '@adlane/ui/fields';
import { useNicheOptions } from '../../../shared/lists/useNicheOptions';

export type NicheDialogProps = {
  /** Name or count of the clients; the dialog is closed without one. */
  subject: string | undefined;
  onSave: (niche: string) => void;
  onClose: () => void;
};

const formId = 'client-niche';

/** Sets the niche of one or many clients. */
export function NicheDialog({ subject, onSave, onClose }: NicheDialogProps) {
  const options = useNicheOptions();
  return (
    <Dialog
      open={subject !== undefined}
      onClose={onClose}
      title={translate('Set the niche')}
      description={subject}
      size="xs"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('Cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {translate('Save')}
          </Button>
        </>
      }
    >
      <Form<{ niche?: string }>
        onSubmit={({ niche }) => {
          if (niche) onSave(niche);
        }}
        validate={({ niche }) => (niche ? {} : { niche: messages.fieldRequired })}
      >
        {({ handleSubmit }) => (
          <form id={formId} onSubmit={(event) => void handleSubmit(event)} noValidate>
            <ComboboxField name="niche" label={translate('Niche')} options={options} required />
          </form>
        )}
      </Form>
    </Dialog>
  );
}
