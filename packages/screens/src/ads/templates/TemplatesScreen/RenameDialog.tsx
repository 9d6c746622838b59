import { useApi } from '@adlane/api-client';
import { Button, Dialog, translate } from '@adlane/ui';
import { Form, TextField } from '@adlane/ui/fields';
import { describeError } from '../../../shared/format/describeError';
import type { ListedTemplate } from './useTemplates';

export type RenameDialogProps = {
  /** The template to rename. */
  template: ListedTemplate;
  /** Called with an available name. */
  onRename: (name: string) => void;
  /** Called on cancel, Escape and the close button. */
  onClose: () => void;
};

const formId = 'template-name';
const nameLimit = 120;

function checkName(name: string | undefined): string | undefined {
  if ((name ?? '').trim() === '') return 'This field is required.';
  return (name ?? '').length > nameLimit
    ? translate('A name has at most {count} characters.', { count: nameLimit })
    : undefined;
}

/** Renames a template; checks that the name is available. */
export function RenameDialog({ template, onRename, onClose }: RenameDialogProps) {
  const { client } = useApi();
  async function submit({ name: typed }: { name: string }) {
    const name = typed.trim();
    if (name === template.name) return onClose();
    try {
      const { is_available, message } = await client.templates.validateName({
        body: { name, id: template.id },
      });
      if (!is_available) return { name: message ?? 'This name is already used.' };
    } catch (error) {
      return { name: describeError(error) };
    }
    return onRename(name);
  }
  return (
    <Form<{ name: string }> initialValues={{ name: template.name }} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <Dialog
          open
          onClose={onClose}
          title={translate('Rename the template')}
          size="xs"
          footer={
            <>
              <Button variant="secondary" onClick={onClose}>
                {translate('Cancel')}
              </Button>
              <Button type="submit" form={formId} loading={submitting}>
                {translate('Rename')}
              </Button>
            </>
          }
        >
          <form id={formId} onSubmit={(event) => void handleSubmit(event)} noValidate>
            <TextField
              name="name"
              label={translate('Name')}
              required
              validate={checkName}
              limit={nameLimit}
            />
          </form>
        </Dialog>
      )}
    </Form>
  );
}
