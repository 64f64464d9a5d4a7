import { z } from 'zod';

/** `sha384-…` as in the `integrity` attribute. */
export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** A version as teams write it: digits, letters, dots, hyphens, plus; one folder name, never a path. */
export const versionSchema = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/);

/** Name of an app, which is that of its folder: the shell, or a remote. */
export const appNameSchema = z.string().regex(/^(?:shell|mf-[a-z](?:-?[a-z0-9]){0,39})$/);

/** The hash of a composition's parts. */
export const compositionIdSchema = z.string().regex(/^[0-9a-f]{16}$/);
