import type { User } from '@vitryna/contracts/api';

/** Last, first and middle name, joined by single spaces; what is not known leaves no gap (specification §3.10). */
export function fullName({ lastName, firstName, middleName }: User['name']): string {
  return [lastName, firstName, middleName]
    .flatMap((part) => part?.split(/\s+/) ?? [])
    .filter(Boolean)
    .join(' ');
}
