import { Box, Button } from '@adlane/ui';
import { Form, TextAreaField, TextField } from '@adlane/ui/fields';
import { useSdkMutation } from '../api/SdkContext';
import { submitAnswers } from '../FlowView/submitAnswers';
import { useTranslate } from '../texts/TranslateContext';

type Values = { readonly title?: string; readonly description?: string };

/** The longest title. */
const maxTitleLength = 200;

/** A new feature request. A failed one stays in the form. */
export function NewRequestForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const creating = useSdkMutation('featureRequests.create');
  const create = async ({ title = '', description = '' }: Values) => {
    try {
      await creating.mutateAsync({ body: { title: title.slice(0, maxTitleLength), description } });
      onDone();
    } catch {
      // The message below the fields says so.
    }
  };
  return (
    <Form<Values> onSubmit={create}>
      {({ handleSubmit }) => (
        <form noValidate aria-label={t('suggest')} onSubmit={(event) => submitAnswers(event, handleSubmit)}>
          <Box display="grid" gap={4}>
            <TextField
              name="title"
              label={t('requestTitle')}
              required
              validate={(value) => (value?.trim() ? undefined : t('required'))}
            />
            <TextAreaField name="description" label={t('requestDescription')} />
            {creating.isError ? (
              <Box role="alert" textStyle="sm" fontWeight="medium" color="fg.error">
                {t('messageFailed')}
              </Box>
            ) : null}
            {creating.isWaiting ? (
              <Box role="status" textStyle="sm" color="fg.muted">
                {t('queuedText')}
              </Box>
            ) : null}
            <Box display="flex" gap={2} justifyContent="flex-end">
              <Button variant="ghost" onClick={onDone} disabled={creating.isPending && !creating.isWaiting}>
                {t(creating.isWaiting ? 'done' : 'cancel')}
              </Button>
              <Button type="submit" loading={creating.isPending}>
                {t('sendRequest')}
              </Button>
            </Box>
          </Box>
        </form>
      )}
    </Form>
  );
}
