const quoted = /^["“«„](?<words>.+)["”»“]$/u;

/** The words of a query in quotation marks, which is searched for as it was typed; `null` for any other. */
export function quotedWords(query: string): string | null {
  return quoted.exec(query)?.groups?.words?.trim() || null;
}
