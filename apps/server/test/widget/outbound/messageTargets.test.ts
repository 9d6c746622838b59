import { expect, it } from 'vitest';
import { createOutboundTest } from '../../harness/createOutboundTest';

const { project, send } = createOutboundTest();

it('messages and buttons can open live contents and drafts, which are marked, and no archived ones', async () => {
  const steps = [{ id: 'one', title: 'One' }];
  for (const status of ['draft', 'live', 'archived'])
    await send('POST', '/checklists', { project_id: project().id, title: status, status, steps });
  const { body } = await send('GET', `/outbound/targets?project_id=${project().id}`);
  expect(body.checklists).toMatchObject([
    { title: 'draft', is_draft: true },
    { title: 'live', is_draft: false },
  ]);
});
