/** A render as it is told to whoever comes after a process that has ended. */
export type DangerousRender = { app: string; version: string; path: string };

/** State that outlives the process: the engine ends it when a thread holds too much and cannot be ended in time. */
export type Dangers = {
  /** These renders may end the process; none: it is over. */
  note: (thread: object, renders: DangerousRender[]) => void;
  /** Whether a version was there when a process ended, among others: it is rendered by itself, so that one sees whose fault it was. */
  isSuspect: (app: string, version: string) => boolean;
};
