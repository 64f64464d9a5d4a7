export { FilesField } from './files-field.tsx';
export { useSentFiles } from './use-sent-files.ts';
