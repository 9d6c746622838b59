import { Box, Button, translate } from '@adlane/ui';
import { getIn, useForm, useFormField } from '@adlane/ui/fields';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { AiAdDialogProps } from '../ai/AiAdDialog';
import { FieldHelp } from './FieldHelp';

// Loaded when it is opened first.
const AiAdDialog = lazy(() => import('../ai/AiAdDialog').then((module) => ({ default: module.AiAdDialog })));

export type AssistBarProps = Pick<AiAdDialogProps, 'platform' | 'lists' | 'onUse'> & {
  /** Where the ad's texts live in the form. */
  path: 'templateContent' | 'templates.google';
  /** Shown but not to be used. */
  readOnly: boolean;
  /** Link to the smart inserts screen; absent for users without access. */
  insertsHref?: string | undefined;
  /** Opens the AI's dialog at once: a new template begins with it. */
  beginsWithAi?: boolean | undefined;
};

const barStyle = {
  position: 'sticky',
  top: 'var(--editor-top, 0px)',
  // Above the focused card, below the editor's head.
  zIndex: 'docked',
  display: { base: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 2,
  p: 2,
  bg: 'bg.panel',
  borderWidth: 'line',
  borderRadius: 'l3',
  shadow: 'xs',
} as const;

/** On a phone the name of a button is below its icon. */
const compactButtons = {
  smDown: {
    '& > button': {
      flexDirection: 'column',
      gap: 1,
      height: 'auto',
      minHeight: 11,
      padding: 1,
      textStyle: 'xs',
      whiteSpace: 'normal',
    },
  },
} as const;

/**
 * Help with an ad's texts: all of them by the AI, or smart inserts and the AI for the one that was clicked on.
 * Stays in view while the element around it does: put the texts beside it.
 */
export function AssistBar(props: AssistBarProps) {
  const { path, readOnly, insertsHref, beginsWithAi = false, ...dialog } = props;
  const form = useForm();
  const { input } = useFormField<string | null>('niche');
  const [isOpen, setOpen] = useState(beginsWithAi);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  // The texts before some were replaced.
  const beforeRef = useRef<unknown>(undefined);
  if (readOnly) return null;
  return (
    <Box role="toolbar" aria-label={translate('Help with the texts')} {...barStyle} css={compactButtons}>
      <Button size="sm" variant="secondary" startIcon={<Sparkles />} onClick={() => setOpen(true)}>
        {translate('Generate With AI')}
      </Button>
      <FieldHelp platform={dialog.platform} niche={input.value} insertsHref={insertsHref} />
      {wasOpened ? (
        <Suspense fallback={null}>
          <AiAdDialog
            {...dialog}
            open={isOpen}
            onClose={() => setOpen(false)}
            niche={input.value}
            onUse={(texts) => {
              beforeRef.current = getIn(form.getState().values, path);
              dialog.onUse(texts);
            }}
            onUndo={() => form.change(path, beforeRef.current)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
