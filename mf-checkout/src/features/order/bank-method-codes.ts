import type { PaymentMethod } from '@vitryna/contracts/api';

/** Methods whose money a bank's page takes. */
export const bankMethodCodes = ['card', 'privatParts', 'monoParts'] as const satisfies readonly PaymentMethod[];
