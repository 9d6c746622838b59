import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/Button/IconButton';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { type FieldBaseProps, useFormField } from '../useFormField';

export type FileFieldProps = FieldBaseProps<File> & {
  /** Types that the file dialog offers: `text/csv`, `.csv`. Check the file in `validate`. */
  accept?: readonly string[];
  /**
   * Label of the button.
   * @default 'Choose file'
   */
  chooseLabel?: string;
};

/** File that is chosen or dropped and sent with the form. The value is a `File`, or `undefined`. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, required = false, disabled = false, validate } = props;
  const { accept, chooseLabel = translate('Choose file') } = props;
  const { input, error } = useFormField<File | undefined>(name, {
    validate: validate && ((value, values) => validate(value instanceof File ? value : undefined, values)),
  });
  const pickerRef = useRef<HTMLInputElement>(null);
  const file = input.value instanceof File ? input.value : undefined;
  function choose(next: File | undefined) {
    input.onChange(next);
    input.onBlur();
  }
  return (
    <FieldShell label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <HStack
          flexWrap="wrap"
          gap={3}
          p={2}
          borderWidth="1px"
          borderStyle="dashed"
          borderRadius="l2"
          borderColor={error ? 'border.error' : 'border.control'}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const [dropped] = event.dataTransfer.files;
            if (dropped && !disabled) choose(dropped);
          }}
        >
          <input
            ref={pickerRef}
            type="file"
            hidden
            aria-label={translate('File: {label}', { label })}
            disabled={disabled}
            accept={accept?.join(',')}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // Canceling the dialog keeps the previous file.
              if (chosen) choose(chosen);
              target.value = '';
            }}
          />
          <Button
            id={control.id}
            aria-describedby={control['aria-describedby']}
            variant="secondary"
            size="sm"
            startIcon={<Paperclip />}
            disabled={disabled}
            onClick={() => pickerRef.current?.click()}
          >
            {chooseLabel}
          </Button>
          <Box flex="1" minW={0} textStyle="sm" color={file ? 'fg' : 'fg.muted'} truncate title={file?.name}>
            <bdi>{file?.name ?? translate('No file chosen')}</bdi>
          </Box>
          {file && !disabled ? (
            <IconButton
              size="sm"
              label={translate('Remove {name}', { name: file.name })}
              icon={<X />}
              onClick={() => choose(undefined)}
            />
          ) : null}
        </HStack>
      )}
    </FieldShell>
  );
}
