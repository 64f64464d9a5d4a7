import { join } from 'node:path';
import { dataFolder } from '../project.ts';

/** Where logs and reports of a run are. */
export const testFolder = join(dataFolder, 'test');

/** What each journey asked the store for when it last ran. */
export const reachFile = join(testFolder, 'reach.json');
