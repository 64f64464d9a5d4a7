import { z } from 'zod';
import { ReleaseError } from '../../model/release-error.ts';

const addressSchema = z.object({
  bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  /** Folder in the bucket, without slashes at its ends; empty for the bucket itself. */
  prefix: z.string().regex(/^(?:[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*)?$/),
  /** Address of the service; left out, it is Amazon's of the region. */
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
});

/** The address of a release store on an object storage. */
export type S3Address = z.infer<typeof addressSchema>;

/** Whether a store's location is an address of this kind. */
export const isS3Address = (location: string): boolean => location.startsWith('s3://');

/** Parses `s3://bucket/prefix?endpoint=https://…&region=…`; credentials have no place in it. */
export function parseS3Address(location: string): S3Address {
  const example = 's3://bucket/prefix?endpoint=https://storage.example&region=eu-central-1';
  try {
    const url = new URL(location);
    const { endpoint, region, ...others } = Object.fromEntries(url.searchParams);
    const odd = [...Object.keys(others), ...(url.username || url.password ? ['credentials'] : [])];
    if (odd.length > 0) throw new Error(`it holds ${odd.join(', ')}`);
    const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
    return addressSchema.parse({ bucket: url.host, prefix, endpoint, region });
  } catch (error) {
    throw new ReleaseError('invalid', `this is no address of an object storage; write it like ${example}`, {
      details: [error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message],
      cause: error,
    });
  }
}
