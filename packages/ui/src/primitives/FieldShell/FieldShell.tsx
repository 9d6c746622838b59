import { Box } from '@chakra-ui/react';
import { memo, type ReactNode, useId } from 'react';
import { createStaticBox } from '../StaticBox/createStaticBox';

/** What ties a control to its label, hint and error; one that stands alone does without. */
export type TiedProps = {
  /** What the label points to. */
  id?: string;
  /** The field must be filled in. */
  'aria-required'?: boolean;
  /** Ids of the texts under the control. */
  'aria-describedby'?: string | undefined;
  /** The value is not accepted. */
  'aria-invalid'?: boolean;
};

/** The same, as a field hands it to its control; without hint and error there is nothing to describe it. */
export type ControlProps = Required<Omit<TiedProps, 'aria-describedby'>> &
  Pick<TiedProps, 'aria-describedby'>;

export type FieldShellProps = {
  /** The question. */
  label: ReactNode;
  /** Help that stays in sight. */
  hint?: ReactNode;
  /** Why the value is not accepted; announced when it appears. */
  error?: ReactNode;
  /** Shows a mark and tells assistive technology. */
  required?: boolean;
  /** At the end of the hint's line: a counter. */
  aside?: ReactNode;
  /** Draws the control with these props spread on it. */
  children: (control: ControlProps) => ReactNode;
};

const Shell = createStaticBox({ display: 'flex', flexDirection: 'column', gap: 1.5, minW: 0 });
const NotesLine = createStaticBox({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  textStyle: 'xs',
});

/** Label, control, hint and error as one: the texts are tied to the control by id. */
export function FieldShell({ label, hint, error, required = false, aside, children }: FieldShellProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <Shell>
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      {children({
        id,
        'aria-required': required,
        'aria-describedby': describedBy,
        'aria-invalid': Boolean(error),
      })}
      <FieldNotes hintId={hintId} errorId={errorId} hint={hint} error={error} aside={aside} />
    </Shell>
  );
}

type FieldLabelProps = { htmlFor: string; required: boolean; children: ReactNode };

const FieldLabel = memo(function FieldLabel({ htmlFor, required, children }: FieldLabelProps) {
  return (
    <Box as="label" textStyle="sm" fontWeight="medium" {...{ htmlFor }}>
      {children}
      {required ? (
        <Box as="span" color="fg.error" aria-hidden ms={1}>
          *
        </Box>
      ) : null}
    </Box>
  );
});

type FieldNotesProps = {
  hintId: string;
  errorId: string;
  hint?: ReactNode;
  error?: ReactNode;
  aside?: ReactNode;
};

const NoteTexts = memo(function NoteTexts({ hintId, errorId, hint, error }: Omit<FieldNotesProps, 'aside'>) {
  return (
    <Box minW={0}>
      {error ? (
        <Box id={errorId} role="alert" color="fg.error" fontWeight="medium" overflowWrap="anywhere">
          {error}
        </Box>
      ) : null}
      {hint ? (
        <Box id={hintId} color="fg.muted">
          {hint}
        </Box>
      ) : null}
    </Box>
  );
});

/** The line under a control. */
export function FieldNotes({ aside, ...texts }: FieldNotesProps) {
  if (!texts.hint && !texts.error && !aside) return null;
  return (
    <NotesLine>
      <NoteTexts {...texts} />
      {aside}
    </NotesLine>
  );
}
