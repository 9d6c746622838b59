import { signInAt } from '../keyedWriters';
import { openServerStage } from '../processes/openServerStage';

export type LaunchStage = Awaited<ReturnType<typeof openLaunchStage>>;
/** A call of the API by the demo agency; with a body it is a POST, under the key if there is one. */
export type StageCall = { readonly path: string; readonly body?: unknown; readonly key?: string };

/** Opens a stage with calls of the demo agency. */
export async function openLaunchStage() {
  const stage = await openServerStage({ database: 'shared' });
  const client = await stage.database.connect();
  const token = await signInAt(stage.getUrl());
  return {
    doubles: stage.doubles,
    client,
    getPid: () => stage.getServer().pid,
    isRunning: () => stage.getServer().isRunning(),
    restart: stage.restart,
    /** Calls the API. @throws Error for an answer without success */
    async request<T>({ path, body, key }: StageCall): Promise<T> {
      const answer = await fetch(`${stage.getUrl()}/api/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    async close(): Promise<void> {
      await client.end();
      await stage.close();
    },
  };
}
