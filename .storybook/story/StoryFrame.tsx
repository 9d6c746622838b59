import { Box, Stack } from '@adlane/ui';
import type { DocsGlobals } from './readDocsGlobals';

export type StoryFrameProps = {
  readonly id: string;
  readonly name: string;
  readonly height: number;
  readonly globals: DocsGlobals;
};

function buildAddress(id: string, { theme, direction, locale }: DocsGlobals): string {
  const globals = `theme:${theme};direction:${direction};locale:${locale}`;
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals })}`;
}

/**
 * A story in a frame: its mocked answers, its fixed layers and its dialogs stay apart from those of the docs page.
 */
export function StoryFrame({ id, name, height, globals }: StoryFrameProps) {
  return (
    <Stack gap={2}>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden" bg="bg.canvas">
        <iframe
          title={name}
          src={buildAddress(id, globals)}
          loading="lazy"
          style={{ border: 0, width: '100%', height, display: 'block' }}
        />
      </Box>
      <a href={`./?path=/story/${id}`} target="_top">
        Open {name}
      </a>
    </Stack>
  );
}
