import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';

export type ProgressBarProps = {
  /** Accessible name: 'Uploading beach.png'. */
  label: string;
  /** Progress from 0 to 1; `undefined` if unknown. */
  share: number | undefined;
  /**
   * Shows the percentage beside the bar.
   * @default true
   */
  showsPercent?: boolean;
};

/** Progress of a task. */
export function ProgressBar({ label, share, showsPercent = true }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <HStack gap={2}>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        flex="1"
        h={1.5}
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        {percent === undefined ? (
          <Box
            h="full"
            w="40%"
            borderRadius="full"
            bg="brand.solid"
            animation="adlane-sweep 1.4s linear infinite"
          />
        ) : (
          <Box
            h="full"
            borderRadius="full"
            bg="brand.solid"
            transition="width 150ms"
            style={{ width: `${percent}%` }}
          />
        )}
      </Box>
      {showsPercent && percent !== undefined ? (
        <Box aria-hidden textStyle="2xs" color="fg.muted" fontVariantNumeric="tabular-nums" minW="4ch">
          {percent}%
        </Box>
      ) : null}
    </HStack>
  );
}
