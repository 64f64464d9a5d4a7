import { isFullMatrix } from '../../support/combinations.ts';
import { type EngineName, engineNames, type Width } from './engines.ts';

type EngineRun = { engine: EngineName; width: Width; language: 'uk' | 'ru' };

/** Engines whose programs `npm test` found or installed; it says loudly which ones it left out. */
const present = (process.env.ENGINES ?? engineNames.join()).split(',');

const runs: EngineRun[] = engineNames.flatMap((engine, index) => {
  const languages = index % 2 === 0 ? (['uk', 'ru'] as const) : (['ru', 'uk'] as const);
  const [onPhone, onDesktop] = languages;
  return [
    { engine, width: 'phone', language: onPhone } as const,
    { engine, width: 'desktop', language: onDesktop } as const,
    ...(isFullMatrix
      ? [
          { engine, width: 'phone', language: onDesktop } as const,
          { engine, width: 'desktop', language: onPhone } as const,
        ]
      : []),
  ];
});

/** What the journeys in engines run in: each engine at both widths, in a language each; in both where everything is run. */
export const engineRuns = runs.filter(({ engine }) => present.includes(engine));
