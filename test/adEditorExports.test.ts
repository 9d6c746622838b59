import { describe, expect, it } from 'vitest';
import {
  listExportsWithoutKeyboardPlay,
  listExportsWithoutScreenshot,
  listExportsWithoutStory,
  listOwnExports,
  listTypeAliases,
  listUndocumentedProps,
} from './storiedExports';

const sources = 'packages/ad-editor/src';
const exported = listOwnExports(`${sources}/index.ts`);

describe('what ad-editor exports', () => {
  it('is this, and nothing by accident', () => {
    expect(
      exported
        .filter(({ isType }) => !isType)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'GoogleLaunchDrawer',
      'InstantLaunchDrawer',
      'LaunchDrawer',
      'LeadFormBuilder',
      'LeadFormDrawer',
      'LeadFormPreview',
      'NewTemplateDialog',
      'PlacementPreview',
      'PlacementPreviews',
      'PreviewPane',
      'SmartInsertsEditor',
      'TemplateEditor',
      'TemplateMediaField',
      'TemplateMediaPicker',
      'cutOffs',
      'cutText',
      'facebookEditor',
      'facebookPreview',
      'findPreviews',
      'googleEditor',
      'googlePlacements',
      'googlePreview',
      'mainGoogleKeys',
      'mainMetaKeys',
      'metaPlacements',
      'placementNote',
      'smartInsertKinds',
    ]);
  });

  it('is shown in a story, every component of it', () => {
    expect(listExportsWithoutStory(sources, exported)).toEqual([]);
  });

  it('is kept as a picture, every component of it', () => {
    expect(listExportsWithoutScreenshot(sources, exported)).toEqual([]);
  });

  it('is played with by the keyboard, every component that can be pressed or written in', () => {
    expect(listExportsWithoutKeyboardPlay(sources, exported)).toEqual([]);
  });

  it('says of every prop what it is for, of those that it shares with other parts too', () => {
    expect(listUndocumentedProps(exported, listTypeAliases(sources))).toEqual([]);
  });
});
