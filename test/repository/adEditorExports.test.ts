import { describe, expect, it } from 'vitest';
import { listOwnExports } from '../../.storybook/docgen/listExports';
import {
  listExportsWithoutKeyboardPlay,
  listExportsWithoutScreenshot,
  listExportsWithoutStory,
  listTypeAliases,
  listUndocumentedProps,
} from './storiedExports';

const sources = 'packages/ad-editor/src';
const exported = listOwnExports(`${sources}/index.ts`);

describe('exports of ad-editor', () => {
  it('exports exactly these names', () => {
    expect(
      exported
        .filter(({ isType }) => !isType)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'BulkLaunchDrawer',
      'GoogleLaunchDrawer',
      'InstantGoogleDrawer',
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
      'buildFacebookPreview',
      'buildGooglePreview',
      'cutOffs',
      'cutText',
      'facebookEditor',
      'findPreviews',
      'formatPlacementNote',
      'googleEditor',
      'googlePlacements',
      'mainGoogleKeys',
      'mainMetaKeys',
      'metaPlacements',
      'smartInsertKinds',
      'useMediaUpload',
    ]);
  });

  it('shows every exported component in a story', () => {
    expect(listExportsWithoutStory(sources, exported)).toEqual([]);
  });

  it('has a screenshot of every exported component', () => {
    expect(listExportsWithoutScreenshot(sources, exported)).toEqual([]);
  });

  it('tests every interactive component with the keyboard', () => {
    expect(listExportsWithoutKeyboardPlay(sources, exported)).toEqual([]);
  });

  it('documents every prop, shared ones included', () => {
    expect(listUndocumentedProps(exported, listTypeAliases(sources))).toEqual([]);
  });
});
