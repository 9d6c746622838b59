import { facebookEditor, TemplateEditor } from '@adlane/ad-editor';
import { ApiProvider, createClient, createQueries } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { UiProvider } from '@adlane/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { answer } from './answers';
import { startTiming } from './timing';

window.fetch = answer;
const client = createClient(contract, { token: () => 'none', retryLimit: 0 });
const queries = createQueries(contract, client);
const root = document.getElementById('editor');
if (!root) throw new Error('The page has a place for the editor.');

startTiming();
document.getElementById('bare')?.addEventListener('input', ({ target }) => {
  const output = document.getElementById('bare-output');
  if (output && target instanceof HTMLInputElement) output.textContent = target.value;
});

createRoot(root).render(
  <UiProvider colorMode="light" dir="ltr">
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client} queries={queries}>
        <TemplateEditor
          templateId={1}
          platforms={[facebookEditor]}
          draftScope="bench"
          back={{ href: '#', label: 'Templates' }}
          tab="adEditor"
          onTab={() => undefined}
          canEdit={() => true}
          canLaunch
          isAgency
          launchedAdsHref="#"
        />
      </ApiProvider>
    </QueryClientProvider>
  </UiProvider>,
);
