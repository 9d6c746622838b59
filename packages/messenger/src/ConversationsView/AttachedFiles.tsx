import { Box, IconButton } from '@adlane/ui';
import { X } from 'lucide-react';
import { useTranslate } from '../texts/TranslateContext';

export type AttachedFilesProps = {
  files: readonly { readonly token: string; readonly name: string }[];
  /** Called with the token of a file. */
  remove: (token: string) => void;
};

/** Files that are sent with a message or an answer; each can be removed. */
export function AttachedFiles({ files, remove }: AttachedFilesProps) {
  const t = useTranslate();
  return (
    <Box as="ul" listStyleType="none" mb={2} textStyle="xs">
      {files.map(({ token, name }) => (
        <Box as="li" key={token} display="flex" alignItems="center" gap={1}>
          <Box flex="1" minW={0} truncate>
            {name}
          </Box>
          <IconButton
            size="sm"
            label={t('removeFile', { name })}
            icon={<X />}
            onClick={() => remove(token)}
          />
        </Box>
      ))}
    </Box>
  );
}
