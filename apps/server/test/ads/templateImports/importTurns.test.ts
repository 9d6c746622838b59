import { createApp, type JobHandlers } from '@adlane/api-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TenantCallers, tenantCallers } from '../../fixtures/tenantCallers';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { templatesFile } from '../../harness/templatesFile';

let test: DoublesTest;
let callers: TenantCallers;
beforeAll(async () => {
  test = await createDoublesTest();
  callers = await tenantCallers(test);
});
afterAll(() => test.close());

const base = '/api/v1/templates/bulk/import';
const boundary = 'part-of-a-form';
const formType = `multipart/form-data; boundary=${boundary}`;
const formStart = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`;

/** Creates a form whose sender stops after its first line until it is released. */
function createSlowForm() {
  let release: () => void = () => undefined;
  let hasBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const parts = [`${formStart}name\n`, `Late\r\n--${boundary}--\r\n`].map((part) =>
    new TextEncoder().encode(part),
  );
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = parts.shift();
        if (!part) return controller.close();
        if (parts.length === 0) {
          hasBegun();
          await released;
        }
        controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, begun, release };
}

it("the rows of an import wait for their agency's turn, which delays no other agency's import", async () => {
  let handlers: JobHandlers | undefined;
  const jobs = {
    register: (given: JobHandlers) => {
      handlers = given;
    },
    send: async () => undefined,
  };
  const app = createApp({ ...test.ports, jobs });
  const upload = (headers: Record<string, string>, body: BodyInit) =>
    app.request(base, {
      method: 'POST',
      headers: { ...headers, 'content-type': formType },
      body,
      duplex: 'half',
    } as RequestInit);
  const imports = [];
  for (const { agencyId, user } of [callers.first, callers.second]) {
    const answer = await upload(user, `${formStart}${templatesFile(3)}\r\n--${boundary}--\r\n`);
    const { id }: { id: number } = await answer.json();
    const read = async () =>
      (await (await app.request(`${base}/status/${id}`, { headers: user })).json()).status;
    imports.push({ read, run: () => handlers?.['templates.import']({ agencyId, importId: id }) });
  }
  const [first, second] = imports;

  const slow = createSlowForm();
  const receiving = upload(callers.first.user, slow.body);
  await slow.begun;
  const running = first?.run();
  await second?.run();
  expect([await first?.read(), await second?.read()]).toEqual(['processing', 'completed']);
  slow.release();
  await receiving;
  await running;
  expect(await first?.read()).toBe('completed');
});
