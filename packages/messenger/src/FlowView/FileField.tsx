import { type AnswerFile, listAnswerFiles, maxAnswerFiles } from '@adlane/contract/rules';
import { Box, Button } from '@adlane/ui';
import { useForm, useFormField, type Validate } from '@adlane/ui/fields';
import { createId } from '@adlane/widget-core/protocol';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { AttachedFiles } from '../ConversationsView/AttachedFiles';
import { useFileUpload } from '../ConversationsView/useFileUpload';
import { useFrame } from '../layout/FrameContext';
import { useTranslate } from '../texts/TranslateContext';
import { QuestionGroup } from './QuestionGroup';

export type FileFieldProps = {
  /** The field's name in the form. */
  name: string;
  /** The question. */
  label: string;
  /** Must be answered. */
  required: boolean;
  /** The rule. */
  validate: Validate<readonly AnswerFile[]>;
};

/** Files from the visitor's device. Its value is the list of those that the server has stored; a preview stores none. */
export function FileField({ name, label, required, validate }: FileFieldProps) {
  const t = useTranslate();
  const form = useForm();
  const { isPreview = false } = useFrame();
  const isRunning = useRef(false);
  const { input, error } = useFormField<readonly AnswerFile[]>(name, {
    // An answer that is sent now would lack the file.
    validate: (value, values) => (isRunning.current ? t('fileUploading') : validate(value, values)),
  });
  const chooser = useRef<HTMLInputElement>(null);
  const files = listAnswerFiles(input.value);
  const change = (update: (now: readonly AnswerFile[]) => readonly AnswerFile[]) =>
    form.change(name, update(listAnswerFiles(form.getFieldState(name)?.value)));
  const { add, isUploading, isFull, hasFailed } = useFileUpload({
    count: files.length,
    maxFiles: maxAnswerFiles,
    onStored: ({ token, name: fileName }) => change((now) => [...now, { token, name: fileName }]),
  });
  const upload = async (chosen: readonly File[]) => {
    if (isPreview) {
      const shown = chosen.map((file) => ({ token: createId(crypto), name: file.name }));
      return change((now) => [...now, ...shown].slice(0, maxAnswerFiles));
    }
    isRunning.current = true;
    await add(chosen);
    isRunning.current = false;
    // Checks the answer again.
    change((now) => [...now]);
  };
  return (
    <QuestionGroup label={label} required={required} role="group" error={hasFailed ? t('fileFailed') : error}>
      {files.length > 0 ? (
        <AttachedFiles
          files={files}
          remove={(token) => change((now) => now.filter((file) => file.token !== token))}
        />
      ) : null}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          void upload([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Box>
        <Button
          variant="secondary"
          startIcon={<Paperclip aria-hidden />}
          loading={isUploading}
          disabled={isFull}
          onClick={() => chooser.current?.click()}
        >
          {t('attachFile')}
        </Button>
      </Box>
    </QuestionGroup>
  );
}
