import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../../../src/database/prepareDatabase';

/** Empty databases next to those of the test apps. */
export type EmptyDatabases = {
  /** Creates a database and returns the URL of its owner. */
  create(): Promise<string>;
  /** Drops all that were created. */
  drop(): Promise<void>;
};

/** Creates empty databases whose names begin with `prefix`. */
export function createEmptyDatabases(prefix: string): EmptyDatabases {
  const names: string[] = [];
  return {
    async create() {
      const { superuserUrl, password } = inject('testCluster');
      const name = `${prefix}_${randomBytes(4).toString('hex')}`;
      names.push(name);
      const options = { name, ownerPassword: password, appPassword: password };
      return (await createDatabase(superuserUrl, options)).ownerUrl;
    },
    async drop() {
      const client = new pg.Client({ connectionString: inject('testCluster').superuserUrl });
      await client.connect();
      for (const name of names) {
        await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
      }
      await client.end();
    },
  };
}
