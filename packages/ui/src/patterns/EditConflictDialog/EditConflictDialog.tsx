import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { Button } from '../../primitives/Button/Button';
import { ConfirmDialog } from '../../primitives/Dialog/ConfirmDialog';

/** A field that both users changed, as texts. */
export type ConflictingField = { label: string; theirs: string; mine: string };

export type EditConflictDialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** What both users edited, in lower case: 'template'. */
  record: string;
  /**
   * Fields that both users changed, shown side by side.
   * @default []
   */
  fields?: readonly ConflictingField[];
  /**
   * A version is being saved: the dialog cannot be answered again or closed.
   * @default false
   */
  pending?: boolean;
  /** Saves the user's changes onto the other user's version. */
  onKeepMine: () => void;
  /** Discards the user's changes and shows the other user's version. */
  onDiscardMine: () => void;
  /** Called by 'Decide later', Escape and the close button. */
  onLater: () => void;
};

/** Lets a user choose between two versions after another user saved the same record. */
export function EditConflictDialog(props: EditConflictDialogProps) {
  const { open, record, fields = [], pending = false, onKeepMine, onDiscardMine, onLater } = props;
  return (
    <ConfirmDialog
      open={open}
      title={translate('Another user changed this {record}', { record: translate(record) })}
      confirmLabel={translate('Keep my changes')}
      cancelLabel={translate('Decide later')}
      pending={pending}
      onConfirm={onKeepMine}
      onCancel={onLater}
    >
      <Box as="span" display="block">
        {translate(
          "It was saved while you were editing. If you keep your changes, they overwrite the fields you edited; all other fields keep the other user's version.",
        )}
      </Box>
      {fields.map(({ label, theirs, mine }) => (
        <Grid key={label} as="span" gridTemplateColumns="1fr 1fr" gap={3} mt={3} textStyle="sm">
          <Version title={translate('{label}: theirs', { label })} text={theirs} />
          <Version title={translate('{label}: yours', { label })} text={mine} />
        </Grid>
      ))}
      {/* Its text begins where the texts above do. */}
      <Box as="span" display="block" mt={3} ms={-3}>
        <Button variant="ghost" size="sm" disabled={pending} onClick={onDiscardMine}>
          {translate('Discard my changes')}
        </Button>
      </Box>
    </ConfirmDialog>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <Box as="span" display="block" minW={0} p={2} borderWidth="1px" borderColor="border" borderRadius="md">
      <Box as="span" display="block" fontWeight="medium">
        {title}
      </Box>
      <Box as="span" display="block" overflowWrap="anywhere" lineClamp={3}>
        {text === '' ? translate('Empty') : text}
      </Box>
    </Box>
  );
}
