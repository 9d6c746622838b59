import { Box, IconButton, translate, translateContent } from '@adlane/ui';
import { TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type Chip = {
  /** Handed to `onRemove`. */
  readonly key: string;
  readonly label: string;
  /** Why it would not count at launch; marks the chip. */
  readonly problem?: string | undefined;
};

export type ChipsProps = {
  /** Spoken name of the list. */
  readonly label: string;
  readonly chips: readonly Chip[];
  /** Absent where nothing may be removed. */
  readonly onRemove?: ((key: string) => void) | undefined;
  /** Shown for an empty list. */
  readonly empty?: ReactNode;
};

/** Selected items, each with a remove button; problems are listed in words below. */
export function Chips({ label, chips, onRemove, empty }: ChipsProps) {
  const problems = chips.filter(({ problem }) => problem !== undefined);
  if (chips.length === 0) {
    return empty ? (
      <Box textStyle="sm" color="fg.muted">
        {translateContent(empty)}
      </Box>
    ) : null;
  }
  return (
    <Box display="grid" gap={1.5}>
      <Box as="ul" aria-label={translate(label)} display="flex" flexWrap="wrap" gap={2} listStyleType="none">
        {chips.map((chip) => (
          <Box
            as="li"
            key={chip.key}
            display="inline-flex"
            alignItems="center"
            maxW="full"
            minH={8}
            ps={3}
            pe={onRemove ? 0 : 3}
            borderRadius="full"
            borderWidth="line"
            borderColor={chip.problem ? 'border.error' : 'border'}
            bg={chip.problem ? 'bg.error' : 'bg.muted'}
            textStyle="sm"
          >
            {chip.problem ? (
              <Box as={TriangleAlert} aria-hidden boxSize={3.5} me={1.5} flexShrink={0} color="fg.error" />
            ) : null}
            <Box as="span" minW={0} overflowWrap="anywhere" color={chip.problem ? 'fg.error' : undefined}>
              {chip.label}
            </Box>
            {onRemove ? (
              <IconButton
                size="sm"
                label={translate('Remove {label}', { label: chip.label })}
                icon={<X />}
                onClick={() => onRemove(chip.key)}
              />
            ) : null}
          </Box>
        ))}
      </Box>
      {problems.map(({ key, label: name, problem }) => (
        <Box key={key} role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
          {name}: {translate(problem ?? '')}
        </Box>
      ))}
    </Box>
  );
}
