import type { Unread } from '@vitryna/remote-kit';

/** Whether data is what a page had before, because it could not be read. */
export const isUnread = (data: unknown): boolean => Boolean((data as Unread<object> | null)?.isUnread);
