import { memo, type ReactNode, useId } from 'react';
import { translateContent } from '../../language/translate';
import { Box } from '../../layout/Box';
import { createStaticBox } from '../StaticBox/createStaticBox';

/** Props that connect a control to its label, hint and error. */
export type TiedProps = {
  /** Target of the label's `htmlFor`. */
  id?: string;
  /** The field is required. */
  'aria-required'?: boolean;
  /** Ids of hint and error. */
  'aria-describedby'?: string | undefined;
  /** The value is invalid. */
  'aria-invalid'?: boolean;
};

/** The props that a field passes to its control; no description without hint and error. */
export type ControlProps = Required<Omit<TiedProps, 'aria-describedby'>> &
  Pick<TiedProps, 'aria-describedby'>;

export type FieldShellProps = {
  /** Label of the field. */
  label: ReactNode;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** Why the value is invalid; announced when it appears. */
  error?: ReactNode;
  /** Shows a mark and sets `aria-required`. */
  required?: boolean;
  /** Shown at the end of the hint: a counter. */
  aside?: ReactNode;
  /** Renders the control; spread the props on it. */
  children: (control: ControlProps) => ReactNode;
};

const Shell = createStaticBox({ display: 'flex', flexDirection: 'column', gap: 1.5, minW: 0 });
const NotesLine = createStaticBox({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  textStyle: 'xs',
});

/** Label, hint and error of a control, connected by id. */
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
          {translateContent(error)}
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

/** Hint, error and counter under a control. */
export function FieldNotes({ aside, ...texts }: FieldNotesProps) {
  if (!texts.hint && !texts.error && !aside) return null;
  return (
    <NotesLine>
      <NoteTexts {...texts} />
      {aside}
    </NotesLine>
  );
}
