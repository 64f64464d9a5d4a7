import { Failure } from '../../core/failure.ts';

/** 400 for a code that is not the one that was sent, with how many tries are left. */
export const badCode = (left: number) =>
  new Failure('validation', { code: 'badCode', message: '@Wrong code', details: { left } });
