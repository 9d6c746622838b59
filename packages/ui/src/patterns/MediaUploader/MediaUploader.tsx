import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { VStack } from '../../layout/VStack';
import { Button } from '../../primitives/Button/Button';
import type { MediaUploaderProps } from './MediaUploaderProps';
import { UploadRow } from './UploadRow';
import { useUploads } from './useUploads';

function getFiles(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}

/** Adds pasted files, wherever the focus is. */
function usePastedFiles(isEnabled: boolean, add: (files: readonly File[]) => void): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(
    function listenForPaste() {
      if (!isEnabled) return;
      const paste = (event: ClipboardEvent) => {
        const files = getFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        latest.current(files);
      };
      document.addEventListener('paste', paste);
      return () => document.removeEventListener('paste', paste);
    },
    [isEnabled],
  );
}

/** Drop zone: handlers, and whether files are dragged over it. */
function useDropZone(isEnabled: boolean, add: (files: readonly File[]) => void) {
  // Counts entered children: dragleave also fires when the pointer moves between them.
  const [depth, setDepth] = useState(0);
  const hasFiles = (event: DragEvent) => isEnabled && event.dataTransfer.types.includes('Files');
  return {
    isOver: depth > 0,
    zone: {
      onDragEnter: (event: DragEvent) => {
        if (hasFiles(event)) setDepth((entered) => entered + 1);
      },
      onDragLeave: (event: DragEvent) => {
        if (hasFiles(event)) setDepth((entered) => Math.max(0, entered - 1));
      },
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        add(getFiles(event.dataTransfer));
      },
    },
  };
}

/** Uploads images and videos by drop, paste or file dialog, with validation and progress per file. */
export function MediaUploader(props: MediaUploaderProps) {
  const { accept, hint, canPause, disabled = false } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const { uploads, add, remove, retry, pause, resume } = useUploads(props);
  const { isOver, zone } = useDropZone(!disabled, add);
  usePastedFiles(!disabled, add);
  return (
    <Box>
      <VStack
        {...zone}
        role="group"
        aria-label={translate('Upload')}
        gap={2}
        px={4}
        py={5}
        textAlign="center"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l3"
        borderColor={isOver ? 'brand.solid' : 'border.control'}
        bg={isOver ? 'brand.subtle' : 'bg.subtle'}
      >
        <input
          ref={inputRef}
          type="file"
          hidden
          multiple
          disabled={disabled}
          accept={accept.join(',')}
          aria-label={translate('Files to upload')}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // Allows choosing the same file again after a rejection.
            target.value = '';
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          startIcon={<UploadIcon />}
          disabled={disabled}
          onClick={() => inputRef.current?.click()}
        >
          {translate('Choose files')}
        </Button>
        <Box textStyle="xs" color="fg.muted">
          {isOver ? translate('Drop to upload') : translate('or drop them here, or paste them')}
          {hint ? <Box>{hint}</Box> : null}
        </Box>
      </VStack>
      {uploads.length > 0 ? (
        <Box as="ul" aria-label={translate('Uploads')} aria-live="polite" listStyleType="none" mt={3}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRemove={() => remove(upload.id)}
              onRetry={() => retry(upload.id)}
              onPause={canPause?.(upload.file) ? () => pause(upload.id) : undefined}
              onResume={() => resume(upload.id)}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
