import type { Files, Ports } from '@adlane/api-server';
import { worldNow } from '@adlane/mocks/world';
import { createDiskFiles } from '../../../src/ports/diskFiles';
import { listPublicTables } from '../../fixtures/databaseCatalog';
import type { TestApp } from '../createTestApp';

/** What goes wrong from some moment on. */
export const lastingFaults = ['a full disk', 'no name server', 'a clock set back by an hour'] as const;
export type LastingFault = (typeof lastingFaults)[number];

const hourMs = 3_600_000;
/** More than any test writes. */
const never = 1_000_000_000;

const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

function findNoName(url: string): TypeError {
  const { hostname } = new URL(url);
  const cause = Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
  return new TypeError('fetch failed', { cause });
}

/**
 * Creates ports that count the moments at which a fault can begin: each statement that writes and each file for a full disk,
 * each request for a name server that is gone, each look at the clock for one that is set back. `install` connects them with
 * the test.
 */
export function createMoments() {
  let test: TestApp | undefined;
  let files: Files | undefined;
  const counts = { 'no name server': 0, 'a clock set back by an hour': 0 };
  const begins = { 'no name server': never, 'a clock set back by an hour': never };

  const installed = () => {
    if (!test || !files) throw new Error('The moments of a test are counted once they are installed.');
    return { test, files };
  };
  const countWrite = () => installed().test.ownerPool.query('select faults.count_write()');

  const ports: Pick<Ports, 'clock' | 'files' | 'outbound'> = {
    clock: {
      now() {
        if (!test) return new Date(worldNow);
        counts['a clock set back by an hour'] += 1;
        const { clock } = test;
        if (counts['a clock set back by an hour'] - 1 === begins['a clock set back by an hour']) {
          clock.advance(-hourMs);
        }
        return clock.now();
      },
      sleep: (ms) => installed().test.clock.sleep(ms),
    },
    files: {
      async put(key, file) {
        await countWrite().catch(() => {
          throw full();
        });
        await installed().files.put(key, file);
      },
      get: (key) => installed().files.get(key),
      find: (key) => installed().files.find(key),
      remove: (key) => installed().files.remove(key),
    },
    outbound: {
      async fetch(url, init) {
        counts['no name server'] += 1;
        if (counts['no name server'] > begins['no name server']) throw findNoName(url);
        return fetch(url, init);
      },
    },
  };

  async function setBegin(fault: LastingFault, at: number): Promise<void> {
    if (fault === 'a full disk') {
      await installed().test.ownerPool.query("select setval('faults.begins', $1)", [at + 1]);
    } else begins[fault] = at;
  }

  return {
    ports,
    async install(created: TestApp): Promise<void> {
      test = created;
      files = createDiskFiles(created.filesFolder);
      const { ownerPool } = created;
      await ownerPool.query(`
        create schema faults;
        create sequence faults.writes minvalue 0 start 0;
        create sequence faults.begins;
        create function faults.count_write() returns void language plpgsql security definer as $$
        begin
          if nextval('faults.writes') >= (select last_value from faults.begins) then
            raise exception 'could not extend file' using errcode = 'disk_full';
          end if;
        end $$;
        create function faults.count_statement() returns trigger language plpgsql security definer as $$
        begin
          perform faults.count_write();
          return null;
        end $$;
        select setval('faults.begins', ${never});`);
      for (const name of await listPublicTables(ownerPool)) {
        await ownerPool.query(`create trigger count_statement before insert or update on "${name}"
          for each statement execute function faults.count_statement()`);
      }
    },
    /** Begins to count from 0 again. */
    async reset(): Promise<void> {
      counts['no name server'] = 0;
      counts['a clock set back by an hour'] = 0;
      await installed().test.ownerPool.query("select setval('faults.writes', 0, true)");
    },
    async count(fault: LastingFault): Promise<number> {
      if (fault !== 'a full disk') return counts[fault];
      const { rows } = await installed().test.ownerPool.query<{ last: string }>(
        'select last_value as last from faults.writes',
      );
      return Number(rows[0]?.last);
    },
    /** Lets the fault begin at a moment, counted from 0. */
    begin: setBegin,
    /** Ends it; a clock that was set back stays so. */
    end: (fault: LastingFault) => setBegin(fault, never),
  };
}
