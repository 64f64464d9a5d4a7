import { basename, join } from 'node:path';

/** The output folder of an app's build: its `dist`, or its place in `BUILD_FOLDER`, so that a build to look at does not replace one to publish. */
export function outputFolder(app: string): string {
  const { BUILD_FOLDER: folder } = process.env;
  return folder ? join(folder, basename(app)) : join(app, 'dist');
}
