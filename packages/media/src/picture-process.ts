// The process that draws; what with, it is told by the address of a module.
import { loadPictureDrawer } from '@vitryna/assortment';
import { answerJobs } from './answer-jobs.ts';
import type { Job } from './job.ts';
import { renderFile } from './render.ts';

const [, , module] = process.argv;
const drawer = loadPictureDrawer(module === undefined ? null : new URL(module));

answerJobs<Job>(async (job) => renderFile(job, await drawer));
