import { CircleAlert, CircleCheck, Pause, Play, RotateCcw, WifiOff, X } from 'lucide-react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { HStack } from '../../layout/HStack';
import { IconButton } from '../../primitives/Button/IconButton';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar';
import { Spinner } from '../../primitives/Spinner/Spinner';
import type { Upload, UploadState } from './uploadQueue';

const mega = 1_000_000;

function formatFileSize(bytes: number): string {
  return bytes >= mega ? `${(bytes / mega).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

const words: Record<UploadState, string> = {
  checking: 'Checking',
  waiting: 'Waiting',
  sending: 'Uploading',
  paused: 'Paused',
  offline: 'Waiting for the connection. The upload continues by itself.',
  done: 'Uploaded',
  refused: 'Not uploaded',
  failed: 'Upload failed',
};

function StateIcon({ state }: { state: UploadState }) {
  if (state === 'done') return <CircleCheck />;
  if (state === 'paused') return <Pause />;
  if (state === 'offline') return <WifiOff />;
  if (state === 'refused' || state === 'failed') return <CircleAlert />;
  return <Spinner size="inherit" />;
}

type UploadRowProps = {
  upload: Upload;
  onRemove: () => void;
  onRetry: () => void;
  /** Absent for uploads that cannot be paused. */
  onPause: (() => void) | undefined;
  onResume: () => void;
};

/** Upload of a file: name, progress, error, pause, cancel and retry. */
export function UploadRow({ upload, onRemove, onRetry, onPause, onResume }: UploadRowProps) {
  const { file, state, share, problem, advice } = upload;
  const isWrong = state === 'refused' || state === 'failed';
  const hasProgress = state === 'sending' || state === 'paused' || state === 'offline';
  const isUnderWay = !isWrong && state !== 'done';
  const tone = isWrong ? 'fg.error' : state === 'done' ? 'fg.success' : 'fg.muted';
  return (
    <HStack as="li" gap={3} py={2} borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box color={tone} css={{ '& svg': { boxSize: 4.5 } }} aria-hidden>
        <StateIcon state={state} />
      </Box>
      <Box flex="1" minW={0} textStyle="sm">
        <Flex gap={2} align="baseline">
          <Box as="span" fontWeight="medium" truncate title={file.name}>
            <bdi>{file.name}</bdi>
          </Box>
          <Box as="span" flexShrink={0} textStyle="xs" color="fg.muted">
            {formatFileSize(file.size)}
          </Box>
        </Flex>
        {hasProgress ? (
          <Box mt={1.5}>
            <ProgressBar label={translate('Uploading {name}', { name: file.name })} share={share} />
          </Box>
        ) : null}
        {state === 'sending' ? null : (
          <Box textStyle="xs" color={tone} role={isWrong ? 'alert' : undefined} overflowWrap="anywhere">
            {problem ? `${words[state]}: ${problem}` : words[state]}
          </Box>
        )}
        {advice && !isWrong ? (
          <Box mt={0.5} textStyle="xs" color="fg.warning" overflowWrap="anywhere">
            {advice}
          </Box>
        ) : null}
      </Box>
      {onPause && state === 'sending' ? (
        <IconButton
          size="sm"
          label={translate('Pause {name}', { name: file.name })}
          icon={<Pause />}
          onClick={onPause}
        />
      ) : null}
      {state === 'paused' ? (
        <IconButton
          size="sm"
          label={translate('Resume {name}', { name: file.name })}
          icon={<Play />}
          onClick={onResume}
        />
      ) : null}
      {state === 'failed' ? (
        <IconButton
          size="sm"
          label={translate('Try {name} again', { name: file.name })}
          icon={<RotateCcw />}
          onClick={onRetry}
        />
      ) : null}
      <IconButton
        size="sm"
        label={
          isUnderWay
            ? translate('Cancel {name}', { name: file.name })
            : translate('Dismiss {name}', { name: file.name })
        }
        icon={<X />}
        onClick={onRemove}
      />
    </HStack>
  );
}
