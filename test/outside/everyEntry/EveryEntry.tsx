'use client';

import { metaPlacements } from '@adlane/ad-editor';
import { TemplateEditor } from '@adlane/ad-editor/editor';
import { facebookEditor } from '@adlane/ad-editor/facebook';
import { googleEditor } from '@adlane/ad-editor/google';
import { LaunchDrawer } from '@adlane/ad-editor/launch';
import { LeadFormBuilder } from '@adlane/ad-editor/lead-form';
import { cutOffs, cutText, PlacementPreview } from '@adlane/ad-editor/previews';
import { SmartInsertsEditor } from '@adlane/ad-editor/smart-inserts';
import { ApiProvider, createClient, createQueries, useApi } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { checkEmail } from '@adlane/contract/rules';
import { handlers } from '@adlane/mocks/fixtures';
import { Button, Toaster, UiProvider } from '@adlane/ui';
import { Form, TextField } from '@adlane/ui/fields';
import { isSameJson } from '@adlane/ui/form';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { type ReactNode, useState } from 'react';
import { WidgetEntries } from './WidgetEntries.tsx';

// No server: the mocks answer.
const client = createClient(contract, {
  baseUrl: 'http://mocks.example',
  fetch: async (input, init) =>
    (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
});
const queries = createQueries(contract, client);

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return <section aria-label={name}>{children}</section>;
}

function UiEntries() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Entry name="ui">
        <Button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</Button>
      </Entry>
      <Entry name="ui/fields">
        <Form onSubmit={() => undefined}>{() => <TextField name="title" label="Title" />}</Form>
      </Entry>
      <Entry name="ui/form">
        <p>{isSameJson({ a: 1 }, { a: 1 }) ? 'Same' : 'Different'}</p>
      </Entry>
      <Entry name="contract/rules">{checkEmail('not-an-email')}</Entry>
    </>
  );
}

function EditorEntry() {
  const [tab, setTab] = useState('adEditor');
  return (
    <Entry name="ad-editor/editor, facebook, google">
      <TemplateEditor
        platforms={[facebookEditor, googleEditor]}
        templateId={1}
        draftScope="1.1"
        back={{ href: '/templates', label: 'Ad templates' }}
        tab={tab}
        onTab={(next) => setTab(next)}
        isAgency
        canEdit={() => true}
        canLaunch
        launchedAdsHref="/ads"
      />
    </Entry>
  );
}

function LaunchEntry() {
  const api = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const { data: template } = useQuery(api.queries.templates.view.query({ params: { id: 1 } }));
  return (
    <Entry name="ad-editor/launch">
      <Button onClick={() => setIsOpen(true)}>Launch</Button>
      {template && (
        <LaunchDrawer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          template={template}
          launchedAdsHref="/ads"
          onFixField={() => undefined}
        />
      )}
    </Entry>
  );
}

function PreviewEntries() {
  const [placement] = metaPlacements;
  const text = 'Fresh bread every morning. '.repeat(12);
  return (
    <>
      <Entry name="ad-editor">{placement?.label}</Entry>
      <Entry name="ad-editor/previews">
        {placement && (
          <PlacementPreview
            placement={placement}
            buildContent={() => ({
              name: 'Bakery',
              pictureUrl: null,
              text,
              headline: 'Warm rolls',
              description: '',
              callToAction: 'Order Now',
              media: null,
              link: 'https://bakery.example',
            })}
          />
        )}
        <p>{cutText(text, cutOffs.facebookFeedMobile.text).isCut ? 'Cut' : 'Whole'}</p>
      </Entry>
    </>
  );
}

/** Renders a section for each entry of the published packages. */
export function EveryEntry() {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <UiProvider colorMode="light" dir="ltr" brandColor="#485bff">
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client} queries={queries}>
          <UiEntries />
          <PreviewEntries />
          <EditorEntry />
          <LaunchEntry />
          <Entry name="ad-editor/lead-form">
            <LeadFormBuilder
              draftScope="1.1"
              advertiser={{ name: 'Bakery', pictureUrl: null }}
              adImageUrl={null}
              onSaved={() => undefined}
            />
          </Entry>
          <Entry name="ad-editor/smart-inserts">
            <SmartInsertsEditor />
          </Entry>
          <WidgetEntries />
          <Toaster />
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}
