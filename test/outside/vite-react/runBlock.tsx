import { handlers } from '@adlane/mocks/fixtures';
import { getResponse, HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const showResult = (text: string) => document.querySelector('#result')?.replaceChildren(text);

/** The app's server: shows what it receives. */
const bugs = http.post('*/bugs', async ({ request }) => {
  const form = await request.formData();
  const parts = [...form.values()].map((part) =>
    typeof part === 'string' ? part : `${part.name}, ${part.type}`,
  );
  showResult(parts.join(', '));
  return new HttpResponse(null, { status: 204 });
});

/** Answers calls of any server by mocks. */
function mockFetch() {
  const realFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return (await getResponse([bugs, ...handlers], request.clone())) ?? realFetch(request);
  };
}

/** What the README's blocks expect on the page around them. */
function addPage() {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<button id="report">Report</button><button id="help">Get help</button><button id="buy">Buy</button>
    <label>Name <input id="name"></label><button id="skip">Skip</button><p id="result"></p>`,
  );
}

async function drawImage(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 400, 400);
  return new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' });
}

/** Each code block of a README that a page can run: returns what it exports to be shown. */
const blocks: Readonly<Record<string, () => Promise<ReactNode>>> = {
  async 'readmes/ad-editor/EditorPage.tsx'() {
    const { EditorPage, Providers } = await import('./readmes/ad-editor/EditorPage.tsx');
    return (
      <Providers>
        <EditorPage templateId={7} />
      </Providers>
    );
  },
  async 'readmes/api-client/main.tsx'() {
    await import('./readmes/api-client/main.tsx');
    return undefined;
  },
  async 'readmes/widget-core/App.tsx'() {
    const { App } = await import('./readmes/widget-core/App.tsx');
    return <App />;
  },
  async 'readmes/widget-core/MarkImage.tsx'() {
    const { MarkImage } = await import('./readmes/widget-core/MarkImage.tsx');
    return <MarkImage file={await drawImage()} onMarked={({ type }) => showResult(`Marked as ${type}`)} />;
  },
  async 'readmes/widget-core/Welcome.tsx'() {
    const { Welcome } = await import('./readmes/widget-core/Welcome.tsx');
    return <Welcome />;
  },
  async 'readmes/widget-core/reportBug.ts'() {
    await import('./readmes/widget-core/reportBug.ts');
    return undefined;
  },
  async 'readmes/widget-core/tour.ts'() {
    await import('./readmes/widget-core/tour.ts');
    return undefined;
  },
  async 'readmes/widget-core/widget.ts'() {
    await import('./readmes/widget-core/widget.ts');
    return undefined;
  },
};

/** Runs a code block of a README: by its import, and shows the component that it exports. */
export async function runBlock(name: string, rootElement: HTMLElement): Promise<void> {
  const run = blocks[name];
  if (!run) throw new Error(`This app runs no block ${name}.`);
  mockFetch();
  addPage();
  const shown = await run();
  if (shown === undefined) return;
  createRoot(rootElement).render(shown);
}
