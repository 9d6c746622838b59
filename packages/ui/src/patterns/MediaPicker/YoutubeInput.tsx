import { useState } from 'react';
import { translate } from '../../language/translate';
import { Flex } from '../../layout/Flex';
import { Button } from '../../primitives/Button/Button';
import { FieldShell } from '../../primitives/FieldShell/FieldShell';
import { Input } from '../../primitives/Input/Input';
import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';
import type { MediaPickerYoutube } from './MediaPickerProps';

const unknownProblem = 'Something went wrong please try later';

export type YoutubeInputProps = MediaPickerYoutube & {
  /** Called with the video after it was added. */
  onAdded: (item: MediaItem) => void;
};

/** Adds a YouTube video by its URL. */
export function YoutubeInput({ check, add, onAdded }: YoutubeInputProps) {
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const [adding, setAdding] = useState(false);

  async function submit() {
    const refusal = check(url);
    setProblem(refusal);
    if (refusal !== undefined || adding) return;
    setAdding(true);
    try {
      onAdded(await add(url));
      setUrl('');
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : unknownProblem);
    } finally {
      setAdding(false);
    }
  }

  return (
    <FieldShell label={translate('YouTube link')} error={problem}>
      {(control) => (
        <Flex gap={2}>
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v=…"
            value={url}
            onChange={({ target }) => {
              setUrl(target.value);
              setProblem(undefined);
            }}
            onKeyDown={(event) => {
              // Enter adds the video and does not submit a surrounding form.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void submit();
            }}
          />
          <Button variant="secondary" loading={adding} onClick={() => void submit()}>
            {translate('Add')}
          </Button>
        </Flex>
      )}
    </FieldShell>
  );
}
