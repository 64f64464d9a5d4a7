/** What a form block of editors may be besides a request: it looks something up and keeps nothing. */
const tools = { warrantyCheck: true, deliveryCost: true } as const;

/** The name of a tool. */
export type ToolName = keyof typeof tools;

/** Whether the event of a form block names a tool. */
export const isTool = (event: string): event is ToolName => Object.hasOwn(tools, event);
