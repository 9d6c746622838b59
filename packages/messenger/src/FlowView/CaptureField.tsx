import { Box, Button, IconButton } from '@adlane/ui';
import { Camera, Check, X } from 'lucide-react';
import { useTranslate } from '../texts/TranslateContext';

export type CaptureFieldProps = {
  /** The question. */
  label: string;
  /** The page holds a drawing for this form. */
  isAdded: boolean;
  /** Asks the page to let the visitor draw. */
  onStart: () => void;
  /** Takes the picture out of the ticket. */
  onRemove: () => void;
  /** While the form is on its way. */
  disabled: boolean;
};

/** A marked picture of the page, drawn outside of the frame. */
export function CaptureField({ label, isAdded, onStart, onRemove, disabled }: CaptureFieldProps) {
  const t = useTranslate();
  return (
    <Box role="group" aria-label={label} display="grid" gap={2}>
      <Box textStyle="sm" fontWeight="medium">
        {label}
      </Box>
      <Box role="status">
        {isAdded ? (
          <Box
            display="flex"
            alignItems="center"
            gap={2}
            ps={3}
            pe={1}
            py={1}
            borderWidth="1px"
            borderColor="brand.border"
            bg="brand.subtle"
            borderRadius="l2"
          >
            <Box as={Check} boxSize={4} color="brand.fg" aria-hidden />
            <Box flex="1" textStyle="sm" fontWeight="medium">
              {t('screenshotAdded')}
            </Box>
            <Button variant="ghost" size="sm" onClick={onStart} disabled={disabled}>
              {t('changeScreenshot')}
            </Button>
            <IconButton
              size="sm"
              label={t('removeScreenshot')}
              icon={<X />}
              onClick={onRemove}
              disabled={disabled}
            />
          </Box>
        ) : (
          <Button variant="secondary" startIcon={<Camera />} onClick={onStart} disabled={disabled} fullWidth>
            {t('addScreenshot')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
