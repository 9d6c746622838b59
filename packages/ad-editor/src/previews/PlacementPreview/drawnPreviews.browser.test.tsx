import { UiProvider } from '@adlane/ui';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { storyTemplate } from '../../story/storyTemplate';
import { buildFacebookPreview, type FacebookPreviewSource } from '../content/buildFacebookPreview';
import type { FamilyProps } from '../families/FamilyProps';
import { ReelAd, StoryAd } from '../families/FullScreenAds';
import { MediaFirstPost } from '../families/MediaFirstPost';
import { TextFirstPost } from '../families/TextFirstPost';
import { TileAd } from '../families/TileAd';
import { PreviewPane } from '../PreviewPane/PreviewPane';
import { metaPlacements } from '../placements/metaPlacements';
import { formatPlacementName } from '../placements/previewLabels';
import { findPreviews, mainMetaKeys } from '../placements/previewPlacements';

vi.mock('../families/MediaFirstPost', { spy: true });
vi.mock('../families/TextFirstPost', { spy: true });
vi.mock('../families/TileAd', { spy: true });
vi.mock('../families/FullScreenAds', { spy: true });

// Tells React that its work is waited for.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const frames = [MediaFirstPost, TextFirstPost, TileAd, StoryAd, ReelAd] as unknown as Mock<
  (props: FamilyProps) => ReactNode
>[];

type Content = FacebookPreviewSource['ad']['templateContent'];
const { templateContent: content } = storyTemplate;

let root: Root;

/** Renders the pane with this content and returns the names of the rerendered placements, in order. */
async function drawnFor(templateContent: Content): Promise<string[]> {
  for (const frame of frames) frame.mockClear();
  const buildContent = buildFacebookPreview({
    ad: { ...storyTemplate, templateContent },
    media: storyTemplate.templateMedia,
    page: undefined,
  });
  await act(async () =>
    root.render(
      <UiProvider colorMode="light" dir="ltr">
        <PreviewPane
          placements={metaPlacements}
          mainKeys={mainMetaKeys}
          initialChoice="main"
          buildContent={buildContent}
        />
      </UiProvider>,
    ),
  );
  return frames
    .flatMap(({ mock }) => mock.calls.map(([{ placement }]) => formatPlacementName(placement)))
    .sort();
}

function withFirst(field: 'adText' | 'headlines' | 'subHeadlines', value: string): Content {
  const [first, ...rest] = content[field];
  return { ...content, [field]: first ? [{ ...first, value }, ...rest] : [] };
}

beforeEach(() => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

describe('the six main previews', () => {
  it('only placements that show the edited text are rerendered', async () => {
    const all = findPreviews(mainMetaKeys).map(formatPlacementName).sort();
    expect(await drawnFor(content)).toEqual(all);
    expect(await drawnFor(withFirst('headlines', 'A'))).toEqual([
      'Facebook Feed, desktop',
      'Facebook Feed, mobile',
      'Facebook Marketplace, mobile',
      'Facebook Stories, mobile',
    ]);
    expect(await drawnFor({ ...content })).toHaveLength(4);
    expect(await drawnFor(withFirst('subHeadlines', 'A'))).toEqual(['Facebook Feed, desktop']);
    expect(await drawnFor({ ...content })).toEqual(['Facebook Feed, desktop']);
    expect(await drawnFor(withFirst('adText', 'A'))).toEqual(
      all.filter((name) => name !== 'Facebook Marketplace, mobile'),
    );
  });

  it('are left as they are by a key in a text that none of them shows', async () => {
    await drawnFor(content);
    const [, second, ...rest] = content.headlines;
    const headlines = [
      ...content.headlines.slice(0, 1),
      ...(second ? [{ ...second, value: 'A' }] : []),
      ...rest,
    ];
    expect(await drawnFor({ ...content, headlines })).toEqual([]);
  });
});
