import type { Composition } from '@vitryna/contracts/release';
import type { UpstreamFetch } from '@vitryna/contracts/remote';

type Upstream = Parameters<UpstreamFetch>[0]['upstream'];

/** A page's result in the rendering process. */
export type SmokePage = {
  status: number;
  /** Name of the matched route. */
  route: string;
  location: string | null;
  html: Uint8Array;
  lostRemotes: string[];
  /** The errors that the render reported or threw, by remote. */
  problems: string[];
};

/** The services for the rendering process: it has neither files of the store nor a network. */
export type Question =
  | { about: 'release'; app: string; version: string }
  | { about: 'file'; app: string; version: string; path: string }
  | { about: 'upstream'; upstream: Upstream; path: string };

/** From the gate to the process that renders. */
export type ToRenderer =
  | { type: 'load'; composition: Composition }
  | { type: 'render'; url: string }
  | { type: 'finish' }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'failure'; id: number; code: string | null; message: string };

/** From the process that renders to the gate. */
export type FromRenderer =
  | { type: 'ready' }
  | { type: 'ask'; id: number; question: Question }
  | { type: 'loaded'; problems: string[] }
  | { type: 'rendered'; page: SmokePage }
  | { type: 'crashed'; message: string };

/** How a message says what was thrown; loaders may throw an answer, which has a status and no message. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const isAnswer = typeof error === 'object' && error !== null && 'status' in error;
  return isAnswer ? `status ${error.status}` : String(error);
}
