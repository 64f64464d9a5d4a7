import { noun } from '../../model/draft.ts';

export const PHONES = noun('Навушники', 'Наушники', 'pl');
