/** Pages to cache for offline use. */
export type KeepMessage = {
  type: 'keep';
  /** Composition of the page. */
  composition: string;
  /** Address of a page that was shown without asking for its document, or null. */
  page: string | null;
  /** Files and pictures by address, with the integrity of those that have one. */
  files: { address: string; integrity?: string }[];
};

/** Reads a message of this origin's own pages; null for anything else. */
export function parseMessage(data: unknown): KeepMessage | null {
  const message = data as Partial<KeepMessage> | null;
  if (message?.type !== 'keep' || typeof message.composition !== 'string' || !Array.isArray(message.files)) return null;
  const files = message.files.filter((file) => typeof file?.address === 'string');
  return { type: 'keep', composition: message.composition, page: message.page ?? null, files };
}
