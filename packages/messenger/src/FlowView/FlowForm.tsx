import type { FeedbackFlow } from '@adlane/contract/widget/flowConfig';
import { Box, Button } from '@adlane/ui';
import { Form, FormSpy } from '@adlane/ui/fields';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Draft, Sending } from '../state/messengerState';
import { useTranslate } from '../texts/TranslateContext';
import type { CaptureFieldProps } from './CaptureField';
import { FlowField } from './FlowField';
import { submitAnswers } from './submitAnswers';

export type FlowFormProps = {
  /** The form's questions. */
  flow: FeedbackFlow;
  /** Earlier input, or values that the page prefills. */
  draft: Draft;
  /** Called with all values on every change by the visitor. */
  onEdit: (draft: Draft) => void;
  /** Sending state of the ticket. */
  sending: Sending;
  /** Sends the form's values. */
  onSend: (formData: Draft) => void;
  /** Props of a capture field. */
  capture: Omit<CaptureFieldProps, 'label' | 'disabled'>;
};

/** The questions of a flow and its send button. A failed ticket keeps all input. */
export function FlowForm({ flow, draft, onEdit, sending, onSend, capture }: FlowFormProps) {
  const t = useTranslate();
  // A draft is the initial value once; after that the form owns its values.
  const [initialValues] = useState(draft);
  const isPending = sending.status === 'pending';
  return (
    <Form<Draft> initialValues={initialValues} onSubmit={(values) => onSend(values)}>
      {({ handleSubmit }) => (
        <Box asChild display="flex" flexDirection="column" flex="1" minH={0}>
          <form noValidate aria-label={flow.title} onSubmit={(event) => submitAnswers(event, handleSubmit)}>
            <FormSpy<Draft>
              subscription={{ values: true, modified: true }}
              onChange={({ values, modified = {} }) => {
                // It also reports the initial values, which may be late: the page can have prefilled others since.
                if (Object.values(modified).includes(true)) onEdit(values);
              }}
            />
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
