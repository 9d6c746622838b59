import type { FeedbackFlow } from '@adlane/contract/flowConfig';
import { Box, Button } from '@adlane/ui';
import { Form, FormSpy } from '@adlane/ui/fields';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Draft, Sending } from '../state/messengerState';
import { useTranslate } from '../texts/TranslateContext';
import type { CaptureFieldProps } from './CaptureField';
import { FlowField } from './FlowField';

export type FlowFormProps = {
  /** Which questions. */
  flow: FeedbackFlow;
  /** What was typed before, or what the page asks to fill in. */
  draft: Draft;
  /** Called with all that is typed, at every change. */
  onEdit: (draft: Draft) => void;
  /** Where the ticket is. */
  sending: Sending;
  /** Sends the form's values. */
  onSend: (formData: Draft) => void;
  /** What a capture field needs. */
  capture: Omit<CaptureFieldProps, 'label' | 'disabled'>;
};

/** The questions of a flow and the button that sends them. A failed ticket keeps every word. */
export function FlowForm({ flow, draft, onEdit, sending, onSend, capture }: FlowFormProps) {
  const t = useTranslate();
  // Drafts come back as initial values once; later changes of the draft are the form's own.
  const [initialValues] = useState(draft);
  const isPending = sending.status === 'pending';
  return (
    <Form<Draft> initialValues={initialValues} onSubmit={(values) => onSend(values)}>
      {({ handleSubmit }) => (
        <Box asChild display="flex" flexDirection="column" flex="1" minH={0}>
          <form noValidate aria-label={flow.title} onSubmit={(event) => void handleSubmit(event)}>
            <FormSpy<Draft> subscription={{ values: true }} onChange={({ values }) => onEdit(values)} />
            <Box
              flex="1"
              minH={0}
              overflowY="auto"
              px={5}
              py={5}
              display="flex"
              flexDirection="column"
              gap={5}
            >
              {flow.description ? (
                <Box textStyle="sm" color="fg.muted">
                  {flow.description}
                </Box>
              ) : null}
              {flow.form.map((field) => (
                <FlowField key={field.name} field={field} capture={{ ...capture, disabled: isPending }} />
              ))}
            </Box>
            <Box flexShrink={0} px={5} py={4} borderTopWidth="1px" display="grid" gap={3}>
              {sending.status === 'failed' ? (
                <Box
                  role="alert"
                  px={3}
                  py={2.5}
                  borderRadius="l2"
                  bg="bg.error"
                  color="fg.error"
                  textStyle="sm"
                  fontWeight="medium"
                >
                  {sending.text}
                </Box>
              ) : null}
              <Button type="submit" fullWidth loading={isPending} startIcon={<Send />}>
                {isPending ? t('sending') : sending.status === 'failed' ? t('sendAgain') : t('send')}
              </Button>
            </Box>
          </form>
        </Box>
      )}
    </Form>
  );
}
