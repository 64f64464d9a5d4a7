import { ReleaseError } from '../../model/release-error.ts';
import type { S3Address } from './s3-address.ts';

/** Conditions of an object write. */
export type WriteCondition = 'absent' | { etag: string };

/** A folder of objects; keys are below its prefix. Missing permission and silence are both `unavailable`. */
export type Bucket = {
  /** null when it is not there; `unchanged` when it still has the tag that was given. */
  read: (key: string, knownEtag?: string) => Promise<{ bytes: Buffer; etag: string } | 'unchanged' | null>;
  /** Whether the condition held; without one the object is replaced. */
  write: (key: string, bytes: Buffer, condition?: WriteCondition) => Promise<boolean>;
  /** Names directly below a folder (`''` or `a/b/`): of objects as they are, of folders with a slash at the end. */
  list: (folder: string) => Promise<string[]>;
  /** Keys of everything below a folder, however deep. */
  listDeep: (folder: string) => Promise<string[]>;
  remove: (key: string) => Promise<void>;
};

type ServiceError = { name?: string; message?: string; $metadata?: { httpStatusCode?: number } };

const statusOf = (error: unknown) => (error as ServiceError).$metadata?.httpStatusCode;

/** Time to connect, and to be answered, in milliseconds. */
const patience = { connectionTimeout: 2000, requestTimeout: 10_000 };

/** Opens a folder of an object storage. Credentials come from where Amazon's tools look: environment, files, roles. */
export async function openBucket(address: S3Address): Promise<Bucket> {
  // Loaded where it is needed: 30 MB of memory for stores that are no folder.
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket: Bucket, prefix, endpoint } = address;
  const client = new sdk.S3Client({
    region: address.region ?? process.env.AWS_REGION ?? 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: patience,
    // Every file has its hash in a manifest; not every storage knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const root = prefix === '' ? '' : `${prefix}/`;
  const failed = (action: string, key: string, error: unknown) => {
    const status = statusOf(error);
    const why = status === 403 ? 'is refused: look at the credentials and their policy' : 'does not work';
    return new ReleaseError('unavailable', `${action} s3://${Bucket}/${root}${key} ${why}`, {
      details: [`${(error as ServiceError).name}: ${(error as ServiceError).message}`],
      cause: error,
    });
  };

  const listPages = async (folder: string, Delimiter?: string): Promise<string[]> => {
    const names: string[] = [];
    const Prefix = `${root}${folder}`;
    let ContinuationToken: string | undefined;
    do {
      const page = await client
        .send(new sdk.ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken }))
        .catch((error: unknown) => {
          throw failed('listing', folder, error);
        });
      const found = [
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map((p) => p.Prefix),
      ];
      names.push(...found.flatMap((name) => name?.slice(Prefix.length) || []));
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
    return names;
  };

  /** Whether its condition held. */
  const put = async (key: string, Body: Buffer, condition: { IfMatch?: string; IfNoneMatch?: string }) => {
    try {
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: `${root}${key}`, Body, ...condition }));
      return true;
    } catch (error) {
      // 409: another conditional write of this object is under way; 404: the object that was to match is gone.
      const isConditional = Object.keys(condition).length > 0;
      if (isConditional && [404, 409, 412].includes(statusOf(error) ?? 0)) return false;
      throw failed('writing', key, error);
    }
  };

  return {
    async read(key, knownEtag) {
      try {
        const condition = knownEtag && { IfNoneMatch: knownEtag };
        const { Body, ETag } = await client.send(
          new sdk.GetObjectCommand({ Bucket, Key: `${root}${key}`, ...condition }),
        );
        return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag ?? '' };
      } catch (error) {
        if (statusOf(error) === 304) return 'unchanged';
        if (statusOf(error) === 404) return null;
        throw failed('reading', key, error);
      }
    },

    async write(key, bytes, condition) {
      if (condition === undefined) return put(key, bytes, {});
      if (condition === 'absent') return put(key, bytes, { IfNoneMatch: '*' });
      // Ceph's gateway compares the header with its tag as it stands, quotes and all; neither spelling passes with a wrong tag.
      const { etag } = condition;
      return (await put(key, bytes, { IfMatch: etag })) || put(key, bytes, { IfMatch: etag.replaceAll('"', '') });
    },

    list: (folder) => listPages(folder, '/'),
    listDeep: (folder) => listPages(folder),

    async remove(key) {
      try {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: `${root}${key}` }));
      } catch (error) {
        throw failed('deleting', key, error);
      }
    },
  };
}
