import { methodsOfKind } from '@vitryna/contracts/payment-methods';

/** Methods whose money a bank's page takes. */
export const bankMethodCodes = methodsOfKind('bank', 'instalments');
