import { Box } from '@adlane/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppearance } from '../appearance/AppearanceContext';

export type RowButtonProps = {
  /** Picture or icon before the text. */
  start?: ReactNode;
  title: ReactNode;
  /** Second line, at most two lines long. */
  text?: ReactNode;
  /** Small print below the text. */
  note?: ReactNode;
  /** Marker before the arrow. */
  end?: ReactNode;
  onClick: () => void;
};

/** A project's text reads from its own side, at the edge of the frame's; elements choose for themselves. */
const ownDirection = (text: ReactNode) =>
  typeof text === 'string' ? ({ dir: 'auto', textAlign: 'match-parent' } as const) : {};

/** A row that opens something. */
export function RowButton({ start, title, text, note, end, onClick }: RowButtonProps) {
  const { borderRadius } = useAppearance();
  return (
    <Box
      as="button"
      onClick={onClick}
      display="flex"
      alignItems="center"
      gap={3}
      w="full"
      flexShrink={0}
      p={3.5}
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      textAlign="start"
      cursor="button"
      colorPalette="brand"
      focusVisibleRing="outside"
      transition="background-color 150ms"
      _hover={{ bg: 'bg.subtle' }}
      style={{ borderRadius: Math.min(borderRadius, 14) }}
    >
      {start}
      <Box flex="1" minW={0} overflowWrap="anywhere">
        <Box {...ownDirection(title)} fontWeight="semibold" textStyle="sm">
          {title}
        </Box>
        {text ? (
          // Room at the sides: a text from the other side would lose a part of its ellipsis.
          <Box {...ownDirection(text)} mt={0.5} mx={-1} px={1} textStyle="xs" color="fg.muted" lineClamp={2}>
            {text}
          </Box>
        ) : null}
        {note ? (
          <Box mt={1} textStyle="xs" color="fg.muted">
            {note}
          </Box>
        ) : null}
      </Box>
      {end}
      <Box
        as={ChevronRight}
        aria-hidden
        boxSize={4}
        flexShrink={0}
        color="fg.subtle"
        _rtl={{ transform: 'scaleX(-1)' }}
      />
    </Box>
  );
}

/** An icon in a tinted circle, before a row's text. */
export function RowIcon({ children }: { children: ReactNode }) {
  return (
    <Box
      display="grid"
      placeItems="center"
      boxSize={9}
      flexShrink={0}
      borderRadius="full"
      bg="brand.muted"
      color="brand.fg"
      aria-hidden
    >
      {children}
    </Box>
  );
}

/** A number of unread entries, or a short marker. */
export function CountBadge({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Box
      as="span"
      aria-label={label}
      role={label ? 'img' : undefined}
      display="inline-grid"
      placeItems="center"
      minW={5}
      h={5}
      px={1.5}
      flexShrink={0}
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      textStyle="xs"
      fontWeight="semibold"
    >
      {children}
    </Box>
  );
}
