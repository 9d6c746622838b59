import { TemplateMediaPicker } from '@adlane/ad-editor';
import { ApiProvider, createClient, createQueries } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { checkEmail } from '@adlane/contract/rules';
import { Button, MediaList, UiProvider } from '@adlane/ui';
import { Form, TextField } from '@adlane/ui/fields';
import { browserScope, createWidget } from '@adlane/widget-core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const client = createClient(contract, { baseUrl: 'http://localhost' });
const queries = createQueries(contract, client);
const rule: string | undefined = checkEmail('not-an-email');
const widget: unknown = [createWidget, browserScope];

function App() {
  const [presses, setPresses] = useState(0);
  return (
    <UiProvider colorMode="light" dir="ltr" brandColor="#485bff">
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider client={client} queries={queries}>
          <Button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</Button>
          <Form onSubmit={() => undefined}>{() => <TextField name="title" label="Headline" />}</Form>
          <MediaList label="Media" items={[]} onChange={() => undefined} />
          <TemplateMediaPicker
            open={false}
            onClose={() => undefined}
            onChoose={() => undefined}
            platform="facebook"
            value={[]}
          />
          <p>{widget ? rule : ''}</p>
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
