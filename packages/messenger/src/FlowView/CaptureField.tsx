import { Box, Button, IconButton } from '@adlane/ui';
import type { CaptureKind } from '@adlane/widget-core/protocol';
import { Camera, Check, Video, X } from 'lucide-react';
import { useTranslate } from '../texts/TranslateContext';

export type CaptureFieldProps = {
  /** The question. */
  label: string;
  /** The screenshot or recording that is attached to this form. */
  added: CaptureKind | undefined;
  /** Opens the page's capture editor or screen recorder. */
  onStart: (kind: CaptureKind) => void;
  /** Removes the screenshot or recording from the ticket. */
  onRemove: () => void;
  /** While the form is being sent. */
  disabled: boolean;
};

const addedTexts = {
  screenshot: { added: 'screenshotAdded', change: 'changeScreenshot', remove: 'removeScreenshot' },
  capture: { added: 'recordingAdded', change: 'recordAgain', remove: 'removeRecording' },
} as const;

/** Browsers without screen sharing, such as on phones, get no record button. */
function canRecord(): boolean {
  const devices: Partial<MediaDevices> | undefined = navigator.mediaDevices;
  return devices?.getDisplayMedia !== undefined;
}

/** A marked screenshot or a screen recording, made outside the frame. */
export function CaptureField({ label, added, onStart, onRemove, disabled }: CaptureFieldProps) {
  const t = useTranslate();
  return (
    <Box role="group" aria-label={label} display="grid" gap={2}>
      <Box dir="auto" textAlign="match-parent" textStyle="sm" fontWeight="medium">
        {label}
      </Box>
      <Box role="status">
        {added ? (
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
              {t(addedTexts[added].added)}
            </Box>
            <Button variant="ghost" size="sm" onClick={() => onStart(added)} disabled={disabled}>
              {t(addedTexts[added].change)}
            </Button>
            <IconButton
              size="sm"
              label={t(addedTexts[added].remove)}
              icon={<X />}
              onClick={onRemove}
              disabled={disabled}
            />
          </Box>
        ) : (
          <Box display="grid" gap={2}>
            <Button
              variant="secondary"
              startIcon={<Camera />}
              onClick={() => onStart('screenshot')}
              disabled={disabled}
              fullWidth
            >
              {t('addScreenshot')}
            </Button>
            {canRecord() && (
              <Button
                variant="secondary"
                startIcon={<Video />}
                onClick={() => onStart('capture')}
                disabled={disabled}
                fullWidth
              >
                {t('addRecording')}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
