import { join } from 'node:path';
import type { Files, Log } from '@adlane/api-server';
import type { Environment } from '../environment';
import { createDiskFiles } from './diskFiles';
import { createS3Files } from './s3Files';

/** Creates the file storage: a bucket if one is configured, else the data folder. */
export function createFiles(environment: Environment, log: Log): Files {
  const { S3_BUCKET_URL: url, S3_REGION: region } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const isInBucket =
    url !== undefined && region !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined;
  if (!isInBucket) return createDiskFiles(join(environment.dataFolder, 'files'));
  return createS3Files({ url, region, accessKeyId, secretAccessKey, log });
}
