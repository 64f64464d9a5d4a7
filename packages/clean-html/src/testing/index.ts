export { findInDocument, findInPart } from './active-content.ts';
export { attacks } from './attacks.ts';
