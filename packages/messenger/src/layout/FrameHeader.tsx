import { Box, IconButton } from '@adlane/ui';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppearance } from '../appearance/AppearanceContext';
import { useTranslate } from '../texts/TranslateContext';
import { useLostFocus } from './useLostFocus';

export type FrameHeaderProps = {
  /** `tall` on the home screen, above the cards; `slim` elsewhere. */
  size: 'tall' | 'slim';
  /** First line. */
  title: string;
  /** Second line. */
  subtitle?: ReactNode;
  /** Goes back; without it there is no back arrow. */
  onBack?: (() => void) | undefined;
  /** Closes the widget. */
  onClose: () => void;
};

/** The header of every screen, in the project's color with readable text. */
export function FrameHeader({ size, title, subtitle, onBack, onClose }: FrameHeaderProps) {
  const appearance = useAppearance();
  const t = useTranslate();
  const titleRef = useLostFocus();
  const isTall = size === 'tall';
  // The gradient moves away from the text's colour, so that contrast only grows.
  const away = appearance.headerText === '#ffffff' ? '#000000' : '#ffffff';
  const gradient = `linear-gradient(160deg, ${appearance.headerColor}, color-mix(in srgb, ${appearance.headerColor} 78%, ${away}))`;
  return (
    <Box
      as="header"
      flexShrink={0}
      display="flex"
      flexDirection={isTall ? 'column' : 'row'}
      alignItems={isTall ? 'stretch' : 'center'}
      gap={isTall ? 6 : 2}
      px={isTall ? 6 : 3}
      pt={isTall ? 4 : 2}
      pb={isTall ? 20 : 2}
      style={{
        color: appearance.headerText,
        backgroundColor: appearance.headerColor,
        backgroundImage: appearance.hasGradient ? gradient : 'none',
      }}
      css={{
        '& button': { color: 'inherit', '--focus-ring-color': 'currentColor' },
        '& button:hover:not(:disabled)': { color: 'inherit', background: 'rgba(127, 127, 127, 0.28)' },
      }}
    >
      {onBack ? (
        <IconButton
          label={t('back')}
          icon={<Box as={ArrowLeft} _rtl={{ transform: 'scaleX(-1)' }} />}
          onClick={onBack}
        />
      ) : null}
      {isTall ? (
        <Box display="flex" justifyContent="flex-end" me={-3}>
          <IconButton label={t('close')} icon={<X />} onClick={onClose} />
        </Box>
      ) : null}
      <Box flex="1" minW={0} px={isTall || onBack ? 0 : 3}>
        <Box
          ref={titleRef}
          as="h1"
          tabIndex={-1}
          outline="none"
          dir="auto"
          textAlign="match-parent"
          fontWeight="semibold"
          textStyle={isTall ? '3xl' : 'md'}
          truncate={!isTall}
          overflowWrap="anywhere"
        >
          {title}
        </Box>
        {subtitle ? (
          <Box textStyle={isTall ? 'lg' : 'xs'} mt={isTall ? 1 : 0}>
            {subtitle}
          </Box>
        ) : null}
      </Box>
      {isTall ? null : <IconButton label={t('close')} icon={<X />} onClick={onClose} />}
    </Box>
  );
}
