import { readFileSync } from 'node:fs';

type Variables = Record<string, string | undefined>;

/** The environment of a process in production, and what is wrong with it, a line each. */
export type ProductionEnv = { env: Record<string, string>; problems: string[] };

/** Readers of them can act as the store. */
const secrets = new Map(
  ['CONTENT_SECRET', 'CONTENT_TOKEN', 'DATABASE_URL', 'GATEWAY_SECRET', 'OPS_TOKEN', 'SMTP_URL'].map((name) => [
    `${name}_FILE`,
    name,
  ]),
);

/**
 * Puts in place of a secret's `NAME_FILE` a `NAME` with what the file holds, so that it need not stand where settings are written down; says
 * which of `needs` are missing.
 */
export function productionEnv(variables: Variables, needs: readonly string[]): ProductionEnv {
  const problems: string[] = [];
  const env: Record<string, string> = { NODE_ENV: 'production' };
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined || value === '') continue;
    const inFile = secrets.get(name);
    if (inFile === undefined) {
      env[name] = value;
      continue;
    }
    try {
      env[inFile] = readFileSync(value, 'utf8').trim();
    } catch (error) {
      problems.push(`  ${name}: ${(error as Error).message}`);
    }
  }
  const isUnread = (name: string) => problems.some((problem) => problem.startsWith(`  ${name}_FILE:`));
  const missing = needs.filter((name) => !env[name] && !isUnread(name));
  return { env, problems: [...problems, ...missing.map((name) => `  ${name}: missing`)] };
}
