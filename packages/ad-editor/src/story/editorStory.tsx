import { contract } from '@adlane/contract';
import type { Template } from '@adlane/contract/ads/templates';
import { Toaster } from '@adlane/ui';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { PlatformEditor } from '../editor/PlatformEditor';
import { TemplateEditor, type TemplateEditorProps } from '../editor/TemplateEditor/TemplateEditor';
import { storyTemplate } from './storyTemplate';

/** What a story's editor is given; its user may do everything. */
export function editorArgs(platforms: readonly PlatformEditor[], template: Template = storyTemplate) {
  return {
    platforms,
    templateId: template.id,
    draftScope: 'story',
    back: { href: '#templates', label: 'Ad templates' },
    tab: 'adEditor',
    onTab: fn(),
    canEdit: () => true as boolean,
    canLaunch: true,
    isAgency: true,
    launchedAdsHref: '#launched-ads',
    onUnsavedChange: fn(),
  };
}

/** The editor with its tab state, as a screen stores it. */
export function EditorStory(props: TemplateEditorProps) {
  const [open, setOpen] = useState({ tab: props.tab, platform: props.platform });
  return (
    <>
      <TemplateEditor {...props} {...open} onTab={(tab, platform) => setOpen({ tab, platform })} />
      <Toaster />
    </>
  );
}

/** Told what an editor's save sends. */
export const editorSent = fn<(body: Record<string, unknown>) => void>();

/** Answers a save with the stored template merged with the sent fields. */
export function editorSaves(template: Template = storyTemplate) {
  const path = `*${contract.templates.update.path.replace('{id}', ':id')}`;
  return http.put(path, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    const { base_updated_at, ...change } = body;
    editorSent(body);
    return HttpResponse.json({ ...template, ...change, updated_at: '2026-11-02T09:00:01.000Z' });
  });
}

/** Neither drafts nor saves of another story; answers how to leave none behind. */
export function startEditorStory(): () => void {
  window.localStorage.clear();
  editorSent.mockClear();
  return () => window.localStorage.clear();
}
