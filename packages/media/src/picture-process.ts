// The process that draws; what with, it is told by the address of a module.
import { loadPictureDrawer } from '@vitryna/assortment';
import { answerJobs } from './answer-jobs.ts';
import type { Job } from './job.ts';
import { renderFile } from './render.ts';
import { drawSocial, type SocialJob } from './social/draw-social.ts';

const [, , module] = process.argv;
const drawer = loadPictureDrawer(module === undefined ? null : new URL(module));

answerJobs<Job | SocialJob>(async (job) =>
  'card' in job ? drawSocial(job, await drawer) : renderFile(job, await drawer),
);
